import type { PlanStep } from "../dialogue.ts";
import { isTellable, textOfFact } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { fearOf } from "./fear.ts";
import { isOpenTo, type Situation, tell } from "./situation.ts";

type Answer = (situation: Situation) => readonly PlanStep[] | undefined;

const social = (move: string): readonly PlanStep[] => [{ kind: "social", move }];

const offersThing =
  /\b(would you like|do you want|can i (get|fetch|offer) you|shall i (get|fetch) you|do you need)\b.*\b(water|drink|tea|coffee|tissues?|blanket|chair|seat|minute|moment|break|pillow|sit down)\b/i;
const offeredThing: Answer = ({ text }) =>
  offersThing.test(text) ? social("offered_thing") : undefined;

const asksSample =
  /\b(can|may|could|shall) (i|we) (\w+ ){0,3}(do|take|get|have|prick)\b.*\b(finger.?prick|bloods?|sample|swab|needle|scratch|sugar)\b/i;
const sampled: Answer = ({ text }) => (asksSample.test(text) ? social("test") : undefined);

const asksWilling =
  /\bhow (would|do|d['’]?) ?(you|he|she) feel about (having |taking |trying )?(?!(this|that|it|things|all|everything|what)\b)|\b(would|will|are) (you|he|she) (be )?(consider|think about|(willing|prepared|happy|ready|open|okay|ok) (for (us|me|him|her) )?to (have|having|give|let|start|starting|try|trying|take|taking|undergo|consider|go for|stay|come in|change|stop|give up|switch|cut)\b|try (a|an|some|taking|out)\b|let (us|me) (do|give|take|put|start|run|keep)\b|(agree|consent) to\b|accept\b)|\bwould (you|he|she) (ever )?(accept|agree to|go for|want|mind|be (happy|ok|okay|all ?right|fine) with|object to|have|take|see|like to see) (?!(me|us|it|that|this|help|any ?thing|something|some ?one|any ?one|said|been|had|noticed|to (ask|know|tell|say))\b)/i;
const tested =
  /\b(camera|scope|colonoscopy|endoscopy|gastroscopy|lumbar puncture|scans?|x-?ray|blood tests?|bloods|biopsy|tests?|swab|sample)\b/i;
const treated =
  /\b(drip|catheter|drain|blood(?! (tests?|pressure|sugar|sample))|machine|mask|tube|ventilat\w+|needle|line|thinners?|clot.?bust\w*|transfusion|operation|surgery|procedure|treatment|anti-?depressants?|medication|therapy|counselling|steroids?|antibiotics?|insulin|oxygen|medicines?|tablets?|injections?|in hospital|overnight|stay(ing)? in|come in|nurse|dietician|counsellor|psychiatrist|physio\w*|specialist|social worker)\b/i;
/** What this person has to say on the very thing that is proposed, where the case has a line for it. */
export function ownConsent(situation: Situation): readonly PlanStep[] | undefined {
  const own = ["ice:expectations", "ice:concerns", "ice:ideas"]
    .flatMap((topic) => situation.index.items(topic))
    .find(
      (item) => isTellable(item) && isSpelledOut(item, situation.text) && isOpenTo(situation, item),
    );
  return own && situation.state.told[own.id] === undefined ? tell(situation, own) : undefined;
}

/** "Would you be willing to have a camera test?" asks for consent, not whether there has been one. */
const willing: Answer = (situation) => {
  const { text } = situation;
  if (!asksWilling.test(text)) return undefined;
  const own = ownConsent(situation);
  if (own) return own;
  const isPlain = /\b(willing|prepared) to\b/i.test(text) || treated.test(text);
  const answer = tested.test(text) ? "test" : isPlain ? "fine_with_that" : undefined;
  return answer ? [{ kind: "social", move: answer }, ...fearOf(situation)] : undefined;
};

const blows =
  /\b(can|could|would|may|will|let|want|like|need) (you|me|i|we|her|him)\b.*\b(blow (in(to)?|out|hard)|(do|take|check|try|use) (a |your |the |his |her |this )?peak flow|spirometry)\b/i;
/** "Can you blow into this?": a measurement to consent to. */
const blown: Answer = ({ text }) =>
  blows.test(text) && !/\b(home|normal(ly)?|usual(ly)?|last)\b/i.test(text)
    ? social("test")
    : undefined;

const offersRelief =
  /\b(would you like|do you want|can i (get|give|offer) (you|him|her)|shall i (get|give) (you|him|her)|do you need|would it help to have)\b.*\b(pain ?(killers?|relief|meds|medication)|paracetamol|morphine|something for (the|your|his|her) (pain|sickness|nausea)|anti-?sickness|oxygen)\b/i;
/** "Do you want some painkillers?" offers; it does not ask what was taken. */
const offeredRelief: Answer = ({ text }) =>
  offersRelief.test(text) ? social("offered_relief") : undefined;

const offersLook =
  /^\W*((and|so|ok|okay|well) )*(do|would|did) (you|he|she) (want|like|prefer) (me|us) to (have a (quick )?(look|listen|feel)|look|examine|check|test|listen|feel)\b/i;
/** "Do you want me to look at it?" asks what they want; nothing is examined by it. */
const offeredLook: Answer = ({ text }) =>
  offersLook.test(text) ? social("look_offered") : undefined;

const asksHand =
  /\b(right|left)[ -]?(or (left|right)[ -]?)?handed\b|\bdominant hand\b|\bwhich hand do you (write|use)\b/i;
/** "Right or left handed?": what the case says, else as most people are. */
const handedness: Answer = (situation) => {
  if (!asksHand.test(situation.text)) return undefined;
  const own = situation.view.facts.find(
    (fact) =>
      !fact.isDefault &&
      isTellable(fact) &&
      fact.tell === "asked" &&
      /handed\b/i.test(textOfFact(fact)),
  );
  return own ? tell(situation, own) : social("right_handed");
};

const bids =
  /^\W*((ok|okay|now|please|just|right|and|then|good) )*(lie|sit|stay|lean|hold still|keep (still|calm|your)|relax|rest|raise|pop (up|your|on)|put your)\b[^?]*$/i;
/** "Lie flat with your legs up": done as bidden. */
const bidden: Answer = ({ text, acts }) =>
  bids.test(text) &&
  !acts.has("examination_request") &&
  !/\b(when|does|hurt|worse|better|tell me)\b/i.test(text)
    ? social("acknowledge")
    : undefined;

const moves =
  /\b(i['’]?m (just )?going to|i['’]?ll|i will|let me|let['’]?s|we['’]?ll|we need to|i need to|i want to) (\w+ )?(lie|lay|sit|prop|tip|turn|move|get) (you|him|her)( \w+)? (down|flat|back|up|over|forward)\b/i;
/** "I'm going to lie you down and raise your legs": done with them, and nothing looked at. */
const movedBy: Answer = ({ text }) =>
  moves.test(text) && !/\b(examin\w*|listen|feel|look|check|press|see|test)\b/i.test(text)
    ? social("acknowledge")
    : undefined;

/** What is offered or bidden at the bedside, and which hand is the stronger. */
export const bedsideAnswers: readonly Answer[] = [
  handedness,
  bidden,
  movedBy,
  offeredLook,
  sampled,
  willing,
  blown,
  offeredRelief,
  offeredThing,
];
