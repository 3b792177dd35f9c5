import { broken, type Licence } from "./check.ts";
import { wordsOf } from "./plain-talk.ts";

const mostWords = 60;

/** What only the doctor, or the machine behind the patient, would say. */
const foreign = [
  /\b(as an?|i['’]?m an?|being an?) (ai|artificial|language|virtual|large)\b/i,
  /\b(language model|chat ?bot|ai assistant|system prompt|my (instructions|prompt|script|programming)|the script|role-?play|simulated|standardi[sz]ed patient|training data|openai|anthropic)\b/i,
  /\b(i|we|i['’]?d|i['’]ll|we['’]ll|i would|we would|we should|let['’]?s|let me) (strongly )?(recommend|advise|suggest|prescribe|order|arrange|refer|examine|diagnose|listen to your|check your|take your|send you|admit you|start you)\b/i,
  /\b(how can i help|what brings you|what seems to be the|your (symptoms?|diagnosis|test results|presentation|condition) (is|are|suggests?|could|may|might|sounds?|indicates?)|you (may|might|could|probably|likely) have)\b/i,
  /\b(it is important (to|that)|it['’]s important (to|that)|in (summary|conclusion)|please (consult|seek|note)|seek (immediate|medical|urgent)|differential|prognosis|aetiology|etiology|pathophysiology|consistent with|indicative of|suggestive of|contraindicat\w+|first-line|management plan|correct diagnosis)\b/i,
  /^\W*(doctor|dr|patient|assistant|user|system|narrator)\s*:/i,
];
/** Questions that are the doctor's to ask. */
const asksHistory =
  /\b(how long have you|when did (it|the|your|you)|have you (had|ever|been|noticed|tried|taken)|do you (have|smoke|drink|take|feel any|suffer)|are you (taking|allergic|on any)|can you (describe|tell me)|could you (describe|tell me)|tell me (more )?about your|where (is|does) (it|your|the pain)|any (allergies|medications?|chest pain|fever))\b[^.!]*\?/i;

/** Marks that nobody speaks. */
const unspoken = /[*#`|{}<>_\\^~[\]]|\bhttps?:|\n|&\w+;|\p{Extended_Pictographic}/u;

/** Whether most letters are of another script than English is written in. */
function isForeign(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const latin = sentence.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length - latin.length > latin.length;
}

/** What is no line of a patient at all, whatever the plan: another role, another language, a form that nobody speaks. */
export function outOfRole(sentence: string, licensedText: string): Licence | undefined {
  if (unspoken.test(sentence)) return broken("form", "is not how people speak");
  if (wordsOf(sentence).length > mostWords) return broken("form", "goes on and on");
  if (foreign.some((pattern) => pattern.test(sentence) && !pattern.test(licensedText)))
    return broken("role", "steps out of the patient's role");
  if (asksHistory.test(sentence) && !asksHistory.test(licensedText))
    return broken("role", "asks what a doctor would ask");
  if (isForeign(sentence)) return broken("language", "is not English");
  return wordsOf(sentence).length === 0 ? broken("form", "says nothing") : undefined;
}
