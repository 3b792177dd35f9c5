import type { Patient } from "@anamnesis/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "@/lib/storage/stored.ts";
import type { ChatLine } from "./conversation.ts";
import { replyParts } from "@/lib/sessions/reply-parts.ts";

const key = "read-aloud";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** What a patient says in a reply; findings are for reading. */
export const spokenPart = (text: string): string =>
  replyParts(text)
    .flatMap((part) => (part.kind === "finding" ? [] : [part.text]))
    .join(" ");

/** Pitch from 0 to 2: children higher, men lower. */
export const pitchOf = ({ age, gender }: Pick<Patient, "age" | "gender">): number =>
  age < 14 ? 1.5 : /^(male|man|boy)$/i.test(gender.trim()) ? 0.85 : 1.1;

export interface ReadAloud {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Reads the last reply, also while reading aloud is off. */
  readonly repeat: () => void;
}

/** Reads each new reply aloud where the browser can speak and the person wants it; null where it cannot. */
export function useReadAloud(
  patient: Patient,
  lines: readonly Pick<ChatLine, "id" | "sender" | "text" | "state">[],
): ReadAloud | null {
  const [canSpeak] = useState(() => "speechSynthesis" in window);
  const [isOn, setOn] = useState(() => readStored(key, isBoolean) ?? false);
  const last = lines.findLast(({ sender, state }) => sender === "patient" && state === "stored");
  // Who answers for a child speaks with a grown-up's voice.
  const speaker = patient.informant === null ? patient : { age: 40, gender: "Female" };
  const pitch = pitchOf(speaker);

  const speak = useCallback(
    (text: string) => {
      const utterance = new SpeechSynthesisUtterance(spokenPart(text));
      utterance.lang = "en-GB";
      utterance.pitch = pitch;
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    },
    [pitch],
  );
  const readUpTo = useRef(last?.id);
  useEffect(() => {
    if (last === undefined || last.id === readUpTo.current) return;
    readUpTo.current = last.id;
    if (isOn && canSpeak) speak(last.text);
  }, [last, isOn, canSpeak, speak]);
  useEffect(() => {
    if (!canSpeak) return;
    return () => speechSynthesis.cancel();
  }, [canSpeak]);

  if (!canSpeak) return null;
  return {
    isOn,
    toggle: () => {
      if (isOn) speechSynthesis.cancel();
      setOn(!isOn);
      writeStored(key, !isOn);
    },
    repeat: () => {
      if (last) speak(last.text);
    },
  };
}
