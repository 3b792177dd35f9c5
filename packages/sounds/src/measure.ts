/** Figures of a recording, so that what was made can be held against what is published. All pure. */

/** Magnitudes up to half the sampling rate of a power-of-two stretch under a Hann window (radix-2 FFT). */
export function spectrum(samples: ArrayLike<number>, from: number, size: number): Float64Array {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
    re[i] = (samples[from + i] ?? 0) * window;
  }
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
  }
  for (let half = 1; half < size; half <<= 1) {
    const angle = -Math.PI / half;
    for (let start = 0; start < size; start += half << 1)
      for (let k = 0; k < half; k++) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const [a, b] = [start + k, start + k + half];
        const x = (re[b] ?? 0) * cos - (im[b] ?? 0) * sin;
        const y = (re[b] ?? 0) * sin + (im[b] ?? 0) * cos;
        [re[b], im[b]] = [(re[a] ?? 0) - x, (im[a] ?? 0) - y];
        [re[a], im[a]] = [(re[a] ?? 0) + x, (im[a] ?? 0) + y];
      }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => Math.hypot(re[i] ?? 0, im[i] ?? 0));
}

const nextPower = (length: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, length)));

/** Power spectrum of a stretch, one value a hertz step. @returns frequency in Hz by index, and power */
function powers(samples: ArrayLike<number>, rate: number): { step: number; power: Float64Array } {
  const size = nextPower(samples.length);
  const magnitudes = spectrum(samples, 0, size);
  return { step: rate / size, power: magnitudes.map((value) => value * value) };
}

/** The share of the power that lies between two frequencies, 0 to 1. */
export function shareBetween(
  samples: ArrayLike<number>,
  rate: number,
  [low, high]: readonly [number, number],
): number {
  const { step, power } = powers(samples, rate);
  let [inside, all] = [0, 0];
  power.forEach((value, index) => {
    const hertz = index * step;
    all += value;
    if (hertz >= low && hertz <= high) inside += value;
  });
  return all === 0 ? 0 : inside / all;
}

/** The frequency below which half of the power lies, in Hz. */
export function medianFrequency(samples: ArrayLike<number>, rate: number): number {
  const { step, power } = powers(samples, rate);
  const half = power.reduce((sum, value) => sum + value, 0) / 2;
  let sum = 0;
  return (
    Math.max(
      0,
      power.findIndex((value) => (sum += value) >= half),
    ) * step
  );
}

/** The strongest frequency, in Hz. */
export function strongestFrequency(samples: ArrayLike<number>, rate: number): number {
  const { step, power } = powers(samples, rate);
  return (
    power.reduce((best, value, index) => (value > (power[best] ?? 0) ? index : best), 0) * step
  );
}

/** How loud a stretch is: its effective value. */
export function effective(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Part of a recording, between two times in seconds. */
export const between = (
  samples: Float32Array,
  rate: number,
  from: number,
  to: number,
): Float32Array => samples.subarray(Math.max(0, Math.round(from * rate)), Math.round(to * rate));

/**
 * When sounds begin and end, in seconds: where the loudness over a window rises above a share of the greatest.
 * @param window in seconds
 */
export function events(
  samples: Float32Array,
  rate: number,
  { window, share }: { readonly window: number; readonly share: number },
): readonly { readonly from: number; readonly to: number }[] {
  const width = Math.max(1, Math.round(window * rate));
  const loudness: number[] = [];
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += (samples[i] ?? 0) ** 2 - (i >= width ? (samples[i - width] ?? 0) ** 2 : 0);
    loudness.push(Math.sqrt(Math.max(0, sum) / width));
  }
  const threshold = share * loudness.reduce((most, value) => Math.max(most, value), 0);
  const found: { from: number; to: number }[] = [];
  let start = -1;
  loudness.forEach((value, index) => {
    if (value >= threshold && start < 0) start = index;
    if (value < threshold && start >= 0) {
      found.push({ from: (start - width / 2) / rate, to: (index - width / 2) / rate });
      start = -1;
    }
  });
  if (start >= 0) found.push({ from: (start - width / 2) / rate, to: samples.length / rate });
  return found;
}
