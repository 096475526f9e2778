// Being told when it is one's turn: by the page while it is open somewhere behind, and by the browser itself (web push)
// when it is not. Nobody is asked for the permission before he has asked to be told.

import { api } from "./api";
import { tokensOf } from "./session";
import { settings } from "./settings.svelte";

/** Notifications need a safe context and a browser that has them. */
export const canNotify = (): boolean => typeof Notification === "function" && isSecureContext;

export const notifying = (): boolean => canNotify() && settings.notify && Notification.permission === "granted";

/** Say something, if this person wants to be told and does not look at the page. */
export function notify(title: string, text: string, tag: string): void {
  if (!document.hidden || !notifying()) return;
  try {
    const note = new Notification(title, { body: text, tag, icon: "/mark.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers want a worker for that; they have the push then.
  }
}

/** Ask for the permission, and let the server call this browser for a table. What came of it, in a sentence. */
export async function turnOn(table: string): Promise<string> {
  if (!canNotify()) return "This browser allows notifications only over HTTPS, or on the computer that runs the server.";
  const granted = await Notification.requestPermission();
  if (granted !== "granted") return "The browser does not allow notifications for this page.";
  settings.change({ notify: true });
  return (await subscribe(table).catch(() => false))
    ? "You will be notified when it is your turn, even while this page is closed."
    : "You will be notified when it is your turn, as long as this page is open.";
}

export function turnOff(table: string): string {
  settings.change({ notify: false });
  void unsubscribe(table).catch(() => {});
  return "You will no longer be notified.";
}

async function subscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker.register("/call.js");
  const known = await worker.pushManager.getSubscription();
  if (known) return known;
  const { key } = await api.callKey();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Let this browser be called for the seats it holds at a table. */
export async function subscribe(table: string): Promise<boolean> {
  const found = await subscription();
  const { keys, endpoint } = found?.toJSON() ?? {};
  if (!endpoint || !keys) return false;
  for (const token of tokensOf(table)) await api.callMe(table, token, { endpoint, key: keys.p256dh, auth: keys.auth });
  return true;
}

async function unsubscribe(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration("/call.js");
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  for (const token of tokensOf(table)) await api.callMe(table, token, { endpoint: found.endpoint, off: true });
}
