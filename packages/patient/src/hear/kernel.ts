import { decodeBase64 } from "../understand/base64.ts";
import { dot } from "./linear.ts";

/*
 * The one loop in which the hearing spends its time, y = bias + x w, with four numbers at a time (WebAssembly SIMD). The module
 * is `tools/hearing/kernel.wat` in binary. Where WebAssembly may not be used (a page whose policy forbids it), the same
 * arithmetic runs in plain JavaScript, ten times slower.
 */
const compiled =
  "AGFzbQEAAAABCwFgB39/f39/f38AAwIBAAUDAQABBxUCBm1lbW9yeQIACG11bHRpcGx5AAAK2gMB1wMDCn8LewJ/IAZBAnQhHCAFQQJ0IR0gAS" +
  "EQA0BBACEIA0AgACAIIB1saiELIAsgHWohDCAMIB1qIQ0gDSAdaiEOIAwhCiACIAdBAnRq/QAEACEUIAIgB0ECdGr9AAQQIRUgFCEWIBUhFyAU" +
  "IRggFSEZIBQhGiAVIRsgECEJA0AgCf0ABAAhESAJ/QAEECESIAv9CQIAIRMgFCATIBH95gH95AEhFCAVIBMgEv3mAf3kASEVIAz9CQIAIRMgFi" +
  "ATIBH95gH95AEhFiAXIBMgEv3mAf3kASEXIA39CQIAIRMgGCATIBH95gH95AEhGCAZIBMgEv3mAf3kASEZIA79CQIAIRMgGiATIBH95gH95AEh" +
  "GiAbIBMgEv3mAf3kASEbIAlBIGohCSAMQQRqIQwgDUEEaiENIA5BBGohDiALQQRqIQsgCyAKSQ0ACyADIAggHGwgB0ECdGpqIQ8gDyAU/QsEAC" +
  "APIBX9CwQQIA8gHGohDyAPIBb9CwQAIA8gF/0LBBAgDyAcaiEPIA8gGP0LBAAgDyAZ/QsEECAPIBxqIQ8gDyAa/QsEACAPIBv9CwQQIAhBBGoh" +
  "CCAIIARJDQALIBAgHUEIbGohECAHQQhqIQcgByAGSQ0ACws=";

/** A layer whose weights lie where the kernel finds them. `width` is a multiple of four, `out` of eight. */
export interface Dense {
  readonly width: number;
  readonly out: number;
  /** Applies the layer to `count` vectors that lie one after another. */
  apply(x: Float32Array, count: number): Float32Array;
}

export interface Kernel {
  /** Makes a layer of `width` × `out` weights, row after row: w[k * out + o], and a bias for each output. */
  dense(weights: Float32Array, bias: Float32Array, width: number, out: number): Dense;
  /**
   * Every product of a row of `x` with a row of `y`, all `width` long (a multiple of four): [rows, columns], a row of the result
   * `stride` long.
   */
  products(x: Rows, y: Rows, width: number): Products;
}

/** Vectors that lie one after another. */
export interface Rows {
  readonly values: Float32Array;
  readonly count: number;
}

export interface Products {
  readonly values: Float32Array;
  readonly stride: number;
}

const toEight = (count: number): number => Math.ceil(count / 8) * 8;

/** Rows in panels of eight, as the kernel reads columns; what is missing to eight is nought. */
function panelledRows({ values, count }: Rows, width: number, to: Float32Array): void {
  let at = 0;
  for (let panel = 0; panel < count; panel += 8)
    for (let k = 0; k < width; k += 1)
      for (let row = panel; row < panel + 8; row += 1)
        to[at++] = row < count ? (values[row * width + k] as number) : 0;
}

/** Weights in panels of eight columns, as the kernel reads them. */
function panelled(weights: Float32Array, width: number, out: number): Float32Array {
  const made = new Float32Array(weights.length);
  let at = 0;
  for (let panel = 0; panel < out; panel += 8)
    for (let k = 0; k < width; k += 1)
      for (let o = panel; o < panel + 8; o += 1) made[at++] = weights[k * out + o] as number;
  return made;
}

const page = 65_536;
/** Rows that are multiplied at once, at most: what is longer goes in several. */
const mostRows = 128;

/** The part of WebAssembly that is used: the package is typed without the browser's names. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Record<string, unknown> };
}
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
type Multiply = (
  x: number,
  w: number,
  bias: number,
  y: number,
  rows: number,
  width: number,
  out: number,
) => void;

/** The kernel with a memory of its own, or undefined where WebAssembly or its SIMD is not to be had. */
function webAssembly(): Kernel | undefined {
  let memory: Memory;
  let multiply: Multiply;
  try {
    const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };
    const made = new engine.Instance(new engine.Module(decodeBase64(compiled))).exports;
    memory = made["memory"] as Memory;
    multiply = made["multiply"] as Multiply;
  } catch {
    return undefined;
  }
  let used = 16;
  const reserve = (floats: number): number => {
    const at = used;
    used += Math.ceil((floats * 4) / 16) * 16;
    const missing = used - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / page));
    return at;
  };
  const place = (values: Float32Array): number => {
    const at = reserve(values.length);
    new Float32Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  // One place for what goes in and one for what comes out, as large as the largest layer needs.
  let input = { at: 0, size: 0 };
  let output = { at: 0, size: 0 };
  let columns = { at: 0, size: 0 };
  let none = { at: 0, size: 0 };
  const grown = (kept: { at: number; size: number }, size: number) =>
    size <= kept.size ? kept : { at: reserve(size), size };
  /** `count` rows that lie one after another, multiplied with what lies at `w`. */
  const multiplied = (
    x: Float32Array,
    count: number,
    w: number,
    bias: number,
    width: number,
    out: number,
  ): Float32Array => {
    const y = new Float32Array(count * out);
    for (let from = 0; from < count; from += mostRows) {
      const rows = Math.min(mostRows, count - from);
      new Float32Array(memory.buffer, input.at, rows * width).set(
        x.subarray(from * width, (from + rows) * width),
      );
      multiply(input.at, w, bias, output.at, Math.ceil(rows / 4) * 4, width, out);
      y.set(new Float32Array(memory.buffer, output.at, rows * out), from * out);
    }
    return y;
  };
  return {
    products(x, y, width) {
      const stride = toEight(y.count);
      input = grown(input, mostRows * width);
      output = grown(output, mostRows * stride);
      columns = grown(columns, stride * width);
      none = grown(none, stride);
      panelledRows(y, width, new Float32Array(memory.buffer, columns.at, stride * width));
      return {
        values: multiplied(x.values, x.count, columns.at, none.at, width, stride),
        stride,
      };
    },
    dense(weights, bias, width, out) {
      const w = place(panelled(weights, width, out));
      const b = place(bias);
      input = grown(input, mostRows * width);
      output = grown(output, mostRows * out);
      return {
        width,
        out,
        apply: (x, count) => multiplied(x, count, w, b, width, out),
      };
    },
  };
}

/** The same arithmetic without WebAssembly. */
export const plainKernel: Kernel = {
  products(x, y, width) {
    const values = new Float32Array(x.count * y.count);
    for (let i = 0; i < x.count; i += 1)
      for (let j = 0; j < y.count; j += 1)
        values[i * y.count + j] = dot(x.values, i * width, y.values, j * width, width);
    return { values, stride: y.count };
  },
  dense(weights, bias, width, out) {
    return {
      width,
      out,
      apply(x, count) {
        const y = new Float32Array(count * out);
        for (let i = 0; i < count; i += 1) {
          const row = y.subarray(i * out, (i + 1) * out);
          row.set(bias);
          for (let k = 0; k < width; k += 1) {
            const by = x[i * width + k] as number;
            const from = k * out;
            for (let o = 0; o < out; o += 1)
              row[o] = (row[o] as number) + by * (weights[from + o] as number);
          }
        }
        return y;
      },
    };
  },
};

export const createKernel = (): Kernel => webAssembly() ?? plainKernel;
