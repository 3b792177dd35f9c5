import type { Recording } from "@anamnesis/sounds/render";
import { useCallback, useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "@/lib/storage/stored.ts";

const key = "stethoscope-volume";
const isShare = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;

export interface Playback {
  /** Whether this browser can make sounds at all. */
  readonly canPlay: boolean;
  readonly isPlaying: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly setVolume: (volume: number) => void;
  /** Plays round and round, in place of what was playing. */
  readonly play: (recording: Recording) => void;
  readonly stop: () => void;
}

/** Plays a recording in a loop until it is stopped or the screen goes; it begins only when it is asked to. */
export function usePlayback(): Playback {
  const [canPlay] = useState(() => "AudioContext" in window);
  const [isPlaying, setPlaying] = useState(false);
  const [volume, keepVolume] = useState(() => readStored(key, isShare) ?? 0.8);
  const context = useRef<AudioContext | null>(null);
  const gain = useRef<GainNode | null>(null);
  const source = useRef<AudioBufferSourceNode | null>(null);

  const stop = useCallback(() => {
    source.current?.stop();
    source.current = null;
    setPlaying(false);
  }, []);
  const play = useCallback(
    ({ samples, samplesPerSecond }: Recording) => {
      if (!canPlay) return;
      source.current?.stop();
      context.current ??= new AudioContext();
      const audio = context.current;
      void audio.resume();
      if (gain.current === null) {
        gain.current = audio.createGain();
        gain.current.connect(audio.destination);
      }
      // Loudness is heard by its square.
      gain.current.gain.value = volume ** 2;
      const buffer = audio.createBuffer(1, samples.length, samplesPerSecond);
      buffer.getChannelData(0).set(samples);
      const next = audio.createBufferSource();
      next.buffer = buffer;
      next.loop = true;
      next.connect(gain.current);
      next.start();
      source.current = next;
      setPlaying(true);
    },
    [canPlay, volume],
  );
  const setVolume = useCallback((next: number) => {
    keepVolume(next);
    writeStored(key, next);
    if (gain.current) gain.current.gain.value = next ** 2;
  }, []);
  useEffect(
    () => () => {
      source.current?.stop();
      void context.current?.close();
      context.current = null;
      gain.current = null;
      source.current = null;
    },
    [],
  );
  return { canPlay, isPlaying, volume, setVolume, play, stop };
}
