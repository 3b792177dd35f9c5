import type { Person } from "@anamnesis/cases";

const privacy =
  /\b(confidential\w*|between (us|you and me|ourselves)|in private|privately|stays? (just |strictly )?(between|private|confidential|with me|(in|within) (this room|these (four )?walls))|won'?t (tell|share|go any further)|go any further|(close|closed|shut|drawn?|pull|pulled) the (door|curtains?)|just the two of us|on (your|our) own)\b/i;

/** True when the learner promised confidence or made the talk private. */
export const promisesPrivacy = (text: string): boolean => privacy.test(text);

/** "doctor", unless the learner said that they are something else; empty for a student. */
export function addressIn(text: string): "doctor" | "nurse" | "" | undefined {
  if (/\b(medical )?student\b/i.test(text)) return "";
  if (/\b(physician associate|paramedic|pharmacist|physio\w*)\b/i.test(text)) return "";
  if (/\bnurses?\b/i.test(text) && /\b(i'?m|i am|my name|this is)\b/i.test(text)) return "nurse";
  if (/\b(dr\.?|doctor|gp|registrar|consultant|resident|intern)\b/i.test(text)) return "doctor";
  return undefined;
}

const parts = (name: string): string[] => name.toLowerCase().split(/[\s'’-]+/);
const address =
  /\b(?:is (?:that|it)|are you|you(?:'re| are)|hello|hi|morning|afternoon|evening|thanks?|thank you|so|call you)?[ ,]*\b(mrs?|ms|miss(?! (?:your?|any|the|an?|my|it|them|that|out|tak\w+|doses?|work|school|meals?|tablets?|h(?:im|er)|having|being|some|one)\b)|mister)\.? ([a-z'’-]{2,})/i;

/** What the learner calls the patient: rightly, wrongly (with the name used), or not at all. */
export function namesPatient(text: string, person: Person): "right" | "wrong" | undefined {
  const spoken = new Set(parts(text.replace(/[^\p{L}\s'’-]/gu, " ")));
  const own = [
    ...parts(person.name),
    ...parts(person.calledName),
    ...parts(person.informant?.name ?? ""),
  ];
  const isRight = own.some((part) => part.length > 2 && spoken.has(part));
  const titled = address.exec(text)?.[2]?.toLowerCase();
  const isPutToThem =
    /\b(this|that) (is|must be|'s) (little |young )?(mrs?|ms|miss|mister)?\.? ?[a-z'’-]+,? (is it|isn['’]?t it|right|yes)\W*$/i.test(
      text,
    );
  if (titled && isPutToThem && !own.includes(titled)) return "wrong";
  if (titled && !own.includes(titled.replace(/['’]s$/, ""))) {
    return /\b(i'?m|i am|my name(?:'s| is)|this is)\b[^.?!]*$/i.test(
      text.slice(0, text.toLowerCase().indexOf(titled)),
    )
      ? undefined
      : "wrong";
  }
  return isRight ? "right" : undefined;
}
