// The faces of the Core and of the Battle Die as signs in a box of 24, drawn to be read at 12 pixels.

import type { CoreFace } from "./types";

export const CORE_SIGNS: Record<CoreFace, string> = {
  // Outwards from a middle.
  A: "M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM12 0l3.6 5H13v2.4h-2V5H8.4zM12 24l-3.6-5H11v-2.4h2V19h2.6zM22.4 6l-.7 6.1-1.3-2.2-2.1 1.2-1-1.8 2.1-1.2L18 5.9zM1.6 18l.7-6.1 1.3 2.2 2.1-1.2 1 1.8-2.1 1.2L6 18.1zM1.6 6 6 5.9 4.6 8.1l2.1 1.2-1 1.8-2.1-1.2L2.3 12.1zM22.4 18l-4.4.1 1.3-2.2-2.1-1.2 1-1.8 2.1 1.2 1.3-2.2z",
  // Twice forward.
  M: "M2 4l9.5 8L2 20zM12 4l10 8-10 8z",
  // A balance.
  E: "M11 3h2v2.5l7.5 0v2h-1.3l3.3 7.5a4 4 0 0 1-8 0L17.8 7.5H13V19h4v2.5H7V19h4V7.5H6.2L9.5 15a4 4 0 0 1-8 0L4.8 7.5H3.5v-2H11zM5.5 9.6 3.3 15h4.4zM18.5 9.6 16.3 15h4.4z",
  // Round to the other side.
  R: "M12 2.5a9.5 9.5 0 0 1 9 6.5l2.5-1-2 7-6.5-3.2 2.7-1.1A6.1 6.1 0 0 0 6.5 9.5L3.4 8A9.5 9.5 0 0 1 12 2.5zM12 21.5a9.5 9.5 0 0 1-9-6.5L.5 16l2-7L9 12.2l-2.7 1.1a6.1 6.1 0 0 0 11.2 1.2l3.1 1.5A9.5 9.5 0 0 1 12 21.5z",
};

export const EFFECT_SIGNS: Record<string, string> = {
  // Two blades of strength, one over the other.
  dp: "M12 1l9 9-3.2 3L12 7.2 6.2 13 3 10zM12 11l9 9-3.2 3L12 17.2 6.2 23 3 20z",
  sw: "M16 2l7 5.5L16 13V9.5H3v-4h13zM8 11l-7 5.5L8 22v-3.5h13v-4H8z",
  ev: "M3 22c0-9 4-14 11-14.4V3l9 7.5-9 7.5v-4.8C9 13.2 5.5 16 3 22z",
  in: "M12 1l9 3.5v6.5c0 6-3.5 9.8-9 12-5.5-2.2-9-6-9-12V4.5z",
  sd: "M12 0l2.3 6.5L20 2.5l-2 6.7 6 2.8-6 2.8 2 6.7-5.7-4L12 24l-2.3-6.5L4 21.5l2-6.7-6-2.8 6-2.8-2-6.7 5.7 4z",
};
