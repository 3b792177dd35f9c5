import { decodeBase64 } from "../understand/base64.ts";

/** A matrix as it is shipped: int8 rows with a scale each (float16), or float16 throughout. */
export interface PackedTable {
  readonly shape: readonly number[];
  readonly scale?: string;
  readonly rows?: string;
  readonly half?: string;
}

/** The trained weights of the hearing, as `tools/hearing/pack.py` writes them. */
export interface HearingWeights {
  /** The pieces of words that the encoder knows, by number, with a space between. */
  readonly pieces: string;
  readonly topics: readonly string[];
  readonly attributes: readonly string[];
  readonly acts: readonly string[];
  /** What can be said besides asking, in the order of its head (`replySlots`). */
  readonly slots: readonly string[];
  readonly most: { readonly line: number; readonly patient: number; readonly learner: number };
  readonly layers: number;
  readonly tables: Readonly<Record<string, PackedTable>>;
}

/** Finds a table by its name. Throws where it is missing. */
export function packedIn(weights: HearingWeights): (name: string) => PackedTable {
  return (name) => {
    const table = weights.tables[name];
    if (!table) throw new Error(`the hearing's weights lack "${name}"`);
    return table;
  };
}

function halves(bytes: Uint8Array): Float32Array {
  const out = new Float32Array(bytes.length / 2);
  for (let at = 0; at < out.length; at += 1) {
    const bits = (bytes[at * 2] ?? 0) | ((bytes[at * 2 + 1] ?? 0) << 8);
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    out[at] =
      exponent === 0
        ? sign * 2 ** -14 * (fraction / 1024)
        : sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
  }
  return out;
}

/** A matrix whose rows are read one at a time. */
export interface Table {
  readonly width: number;
  readonly height: number;
  /** Adds a row, times a factor, to a vector at a place. */
  addRow(row: number, into: Float32Array, at: number, factor: number): void;
}

/** Keeps int8 rows as they are shipped: tables of many words are read a row at a time. */
export function tableOf(packed: PackedTable): Table {
  const [height = 0, width = 0] = packed.shape;
  const rows = Int8Array.from(decodeBase64(packed.rows ?? ""));
  const scale = halves(decodeBase64(packed.scale ?? ""));
  return {
    width,
    height,
    addRow(row, into, at, factor) {
      const by = (scale[row] ?? 0) * factor;
      const from = row * width;
      for (let k = 0; k < width; k += 1)
        into[at + k] = (into[at + k] as number) + (rows[from + k] as number) * by;
    },
  };
}

/** The whole matrix as floats, row after row. */
export function floatsOf(packed: PackedTable): Float32Array {
  if (packed.half !== undefined) return halves(decodeBase64(packed.half));
  const table = tableOf(packed);
  const out = new Float32Array(table.height * table.width);
  for (let row = 0; row < table.height; row += 1) table.addRow(row, out, row * table.width, 1);
  return out;
}
