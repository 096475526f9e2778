// Four armies, told apart by symbol first and colour second.

export const SEATS = [
  { colour: "cobalt", symbol: "tower", path: "M4.5 3h3.6v3h2.1V3h3.6v3h2.1V3h3.6v6.5l-2.2 2V17l2.2 1.8V21h-15v-2.2L6.7 17v-5.5l-2.2-2z" },
  { colour: "copper", symbol: "crescent", path: "M17.6 3.2A9.6 9.6 0 1 0 17.6 20.8 9.3 9.3 0 0 1 17.6 3.2z" },
  { colour: "verdigris", symbol: "star", path: "M12 .8 15 9l8.2 3L15 15l-3 8.2L9 15 .8 12 9 9z" },
  { colour: "madder", symbol: "chevrons", path: "M2.5 12.5 12 3.5l9.5 9-3.2 2.6L12 9.2l-6.3 5.9zM2.5 19.8 12 10.8l9.5 9-3.2 2.2L12 16.5 5.7 22z" },
] as const;

/** The look of a seat, 1 to 4. */
export const seatLook = (seat: number): (typeof SEATS)[number] => SEATS[(seat - 1) & 3];
