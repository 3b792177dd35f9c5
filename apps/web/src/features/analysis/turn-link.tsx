import { Fragment, use, type ReactNode } from "react";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { conversationPlace, PlacesContext } from "./places.ts";
import { goToMessage, splitAtTurns, turnId, TurnsContext } from "./turns.ts";

/** Leads to a message in the annotated conversation, and opens it. */
export function TurnLink({ index, children }: { index: number; children?: ReactNode }) {
  const turns = use(TurnsContext);
  const places = use(PlacesContext);
  const number = turns?.[index];
  if (number === undefined) return null;
  return (
    <a
      href={`#${turnId(index)}`}
      onClick={(event) => {
        // A hash in the address would count as a navigation.
        event.preventDefault();
        places?.show(conversationPlace);
        goToMessage(index);
      }}
      className="rounded-sm font-medium whitespace-nowrap text-brand-ink underline decoration-brand-line underline-offset-3 hover:decoration-current"
    >
      {children ?? analysisDetailTexts.turn(number)}
    </a>
  );
}

/** The examiner's words, with every turn that they name as a way to that turn. */
export function TurnText({ text }: { text: string }) {
  const turns = use(TurnsContext);
  return splitAtTurns(text, turns).map((part, index) => (
    <Fragment key={index}>
      {part.messageIndex === null ? (
        part.text
      ) : (
        <TurnLink index={part.messageIndex}>{part.text}</TurnLink>
      )}
    </Fragment>
  ));
}
