/** Where a page of the history ended: its last session. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const shape = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The end of the year 9999: later ones are written otherwise, and no session is of then. */
const lastMs = Date.UTC(10_000, 0) - 1;

/** Opaque to whoever gets it. */
export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");

/** Null for what `writeCursor` never wrote. */
export const readCursor = (cursor: string): Position | null => {
  const found = shape.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!found) return null;
  const [, ms = "", id = ""] = found;
  if (Number(ms) > lastMs) return null;
  const position = { createdAt: new Date(Number(ms)), id };
  return writeCursor(position) === cursor ? position : null;
};
