import type { Bedside } from "@anamnesis/contract";

/** Seconds of tracing that stand on the screen. */
const shown = 5;
/** Seconds that are wiped in front of the pen. */
const gap = 0.35;
/** Frames in a second: enough for a pen that wanders, little enough for a weak device. */
const frames = 10;

export interface Channel {
  readonly color: string;
  /** Height of the trace, 0 to 1, at a moment in seconds. */
  readonly at: (seconds: number) => number;
}

const wrapped = (value: number, length: number): number => ((value % length) + length) % length;

/** The three traces of a monitor: lead II, the pulse wave behind it, and the breath. */
export function channelsOf(
  { trace, vitals }: Bedside,
  colors: { readonly ecg: string; readonly pleth: string; readonly breath: string },
): readonly Channel[] {
  const beat = vitals.heartRate > 0 ? 60 / vitals.heartRate : 0;
  const breath = vitals.respiratoryRate > 0 ? 60 / vitals.respiratoryRate : 0;
  const volume = Math.max(0.15, Math.min(1, (vitals.systolic - 40) / 70));
  const samples = trace?.microvolts ?? [];
  return [
    {
      color: colors.ecg,
      at: (seconds) => {
        const value =
          samples[Math.floor(wrapped(seconds * (trace?.samplesPerSecond ?? 1), samples.length))];
        return 0.3 + (value ?? 0) / 2_600;
      },
    },
    {
      color: colors.pleth,
      at: (seconds) => {
        if (beat === 0) return 0.1;
        const phase = wrapped(seconds - 0.18, beat) / beat;
        const rise = Math.exp(-(((phase - 0.18) / 0.1) ** 2));
        const notch = 0.35 * Math.exp(-(((phase - 0.45) / 0.12) ** 2));
        return 0.12 + 0.75 * volume * Math.min(1, rise + notch);
      },
    },
    {
      color: colors.breath,
      at: (seconds) =>
        breath === 0 ? 0.15 : 0.5 + 0.35 * Math.sin((2 * Math.PI * seconds) / breath),
    },
  ];
}

/**
 * Draws the traces on a canvas and goes on drawing until told to stop; without motion a still stretch of them. Only what the
 * pen has passed is drawn, so that it costs next to nothing.
 * @returns what stops it
 */
export function runMonitor(
  canvas: HTMLCanvasElement,
  channels: readonly Channel[],
  isStill: boolean,
): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  const band = height / channels.length;
  const draw = (from: number, to: number): void => {
    channels.forEach(({ color, at }, row) => {
      context.strokeStyle = color;
      context.lineWidth = 1.6;
      context.lineJoin = "round";
      context.beginPath();
      const y = (seconds: number): number =>
        row * band + 4 + (1 - Math.max(0, Math.min(1, at(seconds)))) * (band - 8);
      const x = (seconds: number): number => (wrapped(seconds, shown) / shown) * width;
      context.moveTo(x(from), y(from));
      const step = 0.016;
      for (let seconds = from + step; seconds < to; seconds += step) {
        if (x(seconds) < x(seconds - step)) context.moveTo(x(seconds), y(seconds));
        else context.lineTo(x(seconds), y(seconds));
      }
      context.stroke();
    });
  };
  if (isStill) {
    draw(0, shown - 0.02);
    return () => undefined;
  }
  const begun = performance.now();
  let last = 0;
  const timer = window.setInterval(() => {
    const now = (performance.now() - begun) / 1000;
    if (document.hidden) {
      last = now;
      return;
    }
    const from = Math.max(last, now - shown);
    const clear = (seconds: number, length: number): void => {
      const start = (wrapped(seconds, shown) / shown) * width;
      const long = (length / shown) * width;
      context.clearRect(start, 0, Math.min(long, width - start), height);
      if (start + long > width) context.clearRect(0, 0, start + long - width, height);
    };
    clear(from, now - from + gap);
    draw(Math.max(0, from - 0.02), now);
    last = now;
  }, 1000 / frames);
  return () => window.clearInterval(timer);
}
