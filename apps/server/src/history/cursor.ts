/** Where a page of the history ended: its last session. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const shape = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The last instant that a Date can hold. */
const lastMs = 8.64e15;

/** Opaque to whoever gets it. */
export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");

/** Null for what `writeCursor` never wrote. */
export const readCursor = (cursor: string): Position | null => {
  const found = shape.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!found) return null;
  const [, ms = "", id = ""] = found;
  const position = { createdAt: new Date(Math.min(lastMs, Number(ms))), id };
  return writeCursor(position) === cursor ? position : null;
};
