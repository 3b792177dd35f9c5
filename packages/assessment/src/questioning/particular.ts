import type { AskItem, CompiledCase } from "@anamnesis/cases";
import type { Consultation } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";

/** What a learner can ask of anybody without a thought: the aspects of any complaint, and the sheet that goes round every system. */
const ofAnyComplaint =
  /\.(?:onset|onset_mode|duration|site|character|radiation|severity|timing|frequency|progression|current_status|exacerbating|relieving|previous_episodes|treatment_tried|prior_care|trigger|associated|impact)$/;
const ofAnybody = new Set(
  "pmh medications allergies family_history smoking alcohol drugs occupation support living_situation home_safety functional_status ideas concerns expectations surgeries hospitalisation travel sleep appetite weight_change fever nausea vomiting dizziness syncope headache rash bowel_habit diarrhoea urinary_other urinary_frequency dyspnoea chest_pain abdominal_pain cough fatigue mood stressors exercise diet immunisation contact name dob_age".split(
    " ",
  ),
);

/** Whether an item of the history belongs to this patient's illness rather than to every history. */
export const isParticular = (compiled: CompiledCase, item: AskItem): boolean =>
  item.kind !== "ice" &&
  !item.fact.some(
    (fact) =>
      ofAnybody.has(fact) ||
      (ofAnyComplaint.test(fact) && fact.startsWith(`${compiled.complaintKey}.`)),
  );

/** Words of the sheet itself, of manners and of joints; they tie a question to nobody. */
const ofTheSheet = new Set(
  stemsOf(
    "hello name date birth check doctor brought today tell difficult sorry start started suddenly gradually where feel anywhere bad ten time come better worse doing before tried noticed anything fever nausea vomiting weight loss shortness breath chest pain dizziness fainting headache rash bowels problems passing urine appetite sleeping medical conditions operations medicines tablets allergic allergies illnesses family smoke drink alcohol recreational drugs job work lives live home affect life think causing worries worried hoping examine listen heart lungs tummy sum thank explain help happen happened happening understand look care question questions sick hospital week day hour morning night today yesterday person wife husband partner mother father mum dad blood",
  ),
);

/** The learner's questions that take up something that this patient said, or that the card says, beyond the sheet. */
export function shareTied(compiled: CompiledCase, { turns }: Consultation): number {
  const heard = new Set(
    stemsOf(
      [compiled.triage.problem, compiled.triage.history, ...compiled.triage.symptoms].join(" "),
    ),
  );
  const particular = new Set(
    compiled.marking.ask.filter((item) => isParticular(compiled, item)).flatMap(({ fact }) => fact),
  );
  const asking = turns.filter(({ asked }) => asked > 0);
  let tied = 0;
  for (const turn of turns) {
    const said = stemsOf(turn.text).filter((stem) => !ofTheSheet.has(stem));
    const isTied =
      said.some((stem) => heard.has(stem)) || turn.newFacts.some((fact) => particular.has(fact));
    if (turn.asked > 0 && isTied) tied += 1;
    for (const stem of stemsOf(turn.answer)) heard.add(stem);
  }
  // Two questions in one message are as many chances to meet a word as two messages are.
  const questions = asking.reduce((sum, { asked }) => sum + asked, 0);
  return questions > 0 ? tied / questions : 0;
}
