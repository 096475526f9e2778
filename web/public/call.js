// The worker that a browser wakes when the server calls: it shows one line, and leads to the table when that is clicked.

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // Whatever it was, somebody wanted to say something.
  }
  const shown = self.registration.showNotification(said.title || "Sandtable", {
    body: said.text || "Something has happened at your table.",
    tag: said.table || "sandtable",
    icon: "/mark.svg",
    data: /^[\w-]{22}$/.test(said.table) ? `/t/${said.table}` : "/",
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  })());
});
