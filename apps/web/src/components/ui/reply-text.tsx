import { Stethoscope } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { replyParts } from "@/lib/sessions/reply-parts.ts";

/** What a person says is set in the face of a voice; what is found and written is not. */
const voice = "font-serif text-[1.0938rem] leading-snug";

/** What was said, with findings and a child's own words set apart from it. */
export function ReplyText({ text }: { text: string }) {
  return replyParts(text).map((part, index) => {
    switch (part.kind) {
      case "speech":
        return (
          <span key={index} className={cn("block", voice)}>
            {part.text}
          </span>
        );
      case "aside":
        return (
          <span key={index} className="mt-1.5 block border-l-2 border-brand pl-3">
            <span className="text-[0.8125rem] font-medium text-ink-muted">{part.name}: </span>
            <span className={voice}>{part.text}</span>
          </span>
        );
      case "finding":
        return (
          <span
            key={index}
            className="my-1.5 block rounded-lg bg-sunken px-3.5 py-2.5 text-[0.9375rem] first:mt-0.5 last:mb-0"
          >
            <span className="mb-0.5 flex items-center gap-1.5 text-[0.8125rem] font-semibold text-ink-muted">
              <Stethoscope className="size-3.5" aria-hidden="true" />
              {part.heading}
            </span>
            {part.text}
          </span>
        );
    }
  });
}
