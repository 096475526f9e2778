import type { RecordAnswer } from "../lib/protocol";

/** A bug capsule is a record with three headers more: `sandtable replay` plays it as it is. */
export function capsule({ record, version, hash, moment }: RecordAnswer): string {
  const lines = record.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("["));
  lines.splice(end < 0 ? lines.length : end, 0, `[Sandtable "${version}"]`, `[StateHash "${hash}"]`, `[Moment "${moment}"]`);
  return lines.join("\n");
}
