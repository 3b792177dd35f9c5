import { Angry, Annoyed, Frown, Meh, Smile, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  calm: Meh,
  relieved: Smile,
  tired: Meh,
  embarrassed: Annoyed,
  irritated: Angry,
};

/** A mood as it is written: known ones in the language of the screen, others as the case has them. */
export const moodName = (mood: string): string =>
  texts.moods[mood.toLowerCase()] ?? mood.charAt(0).toUpperCase() + mood.slice(1);

/** How the patient seems just now; it changes with what is said. */
export function Mood({ mood, className }: { mood: string; className?: string }) {
  if (mood === "") return null;
  const Icon = icons[mood.toLowerCase()] ?? Frown;
  return (
    <p
      className={cn(
        "inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-2.5 py-0.5 text-[0.8125rem] leading-5 font-medium text-brand-ink",
        className,
      )}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{texts.mood}: </span>
      {/* A new mood comes in anew, so that the change is seen. */}
      <span key={mood} className="animate-fade-in">
        {moodName(mood)}
      </span>
    </p>
  );
}
