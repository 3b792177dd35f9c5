import type { PatientView } from "@anamnesis/cases";
import { findDiagnoses, relate } from "@anamnesis/terminology";

const now =
  /\b(is (it|this)|could (it|this)( just)? be|might (it|this) be|(do|don'?t) you (think|have|reckon)|you('ve| have|'re having| are having)|are you having|(it|this)('s| is| must be| could be| might be)|sounds like|looks like|diagnos\w+|suffering from|right\?|am i right|confirm|say|spell|repeat)\b/i;
const elsewhere =
  /\b(ever|before|past|previous(ly)?|family|mother|father|mum|dad|brother|sister|parents?|relatives?|history of|in the past|used to|used for|medic\w+ for)\b/i;

const near = new Set(["same", "subtype", "supertype"]);

/** True when the text names the diagnosis of this case, or a narrower or wider name of it. */
export function namesTheDiagnosis(text: string, view: PatientView): boolean {
  const lower = text.toLowerCase();
  if (view.guarded.giveaways.some((word) => lower.includes(word.toLowerCase()))) return true;
  return findDiagnoses(text).some((mention) =>
    near.has(relate(mention.id, view.guarded.diagnosis)),
  );
}

/** True when the learner puts the diagnosis itself into the patient's mouth ("so it's a heart attack, isn't it?"). */
export const suggestsDiagnosis = (text: string, view: PatientView): boolean =>
  !view.guarded.isKnown && now.test(text) && !elsewhere.test(text) && namesTheDiagnosis(text, view);
