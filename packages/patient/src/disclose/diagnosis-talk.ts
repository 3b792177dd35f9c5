import type { PatientView } from "@anamnesis/cases";
import { findDiagnoses, relate } from "@anamnesis/terminology";
import { textOfFact, truthOf } from "./fact-index.ts";

/** An illness put to the patient as what this is: "is it …", "could this be …", "you are having …, aren't you?". */
const isThis =
  /\b((is|was) (it|this|that)|(could|might|may|can|would) (it|this|that)( just| possibly| all)? be|do(n'?t)? you (think|reckon)|(it|this|that)('s| is| must be| could be| might be| may be)|sounds like|looks like|diagnos\w+|right\?|am i right|confirm|say|spell|repeat)(?!\w)/i;
const youHave =
  /\b(do(n'?t)? you (also |currently |actually )?(have|suffer)|have(n'?t)? you got|are(n'?t)? you (having|suffering|getting)|(?<!\b(did|do|when|if|would|could|can) )you('ve| have|'re having| are having|'ve got| got)|suffering from|having (a|an))(?!\w)/i;
const elsewhere =
  /\b(ever|before|past|previous(ly)?|recent(ly)?|lately|family|mother|father|mum|dad|brother|sister|parents?|relatives?|history of|in the past|used to|used for|medic\w+ for|you (have )?had|been (told|diagnosed)|were you|when did you)\b/i;

/** "Is it like your usual migraines?" compares with what the patient knows, and names nothing new. */
const compares =
  /\b(like|different (from|to|than)|same as|similar to|(worse|better|milder) than|compared? (to|with)|unlike|(one )?of) (any of )?your (\w+ )?\w+/i;

/** Words by which lay people name illnesses that no list holds ("a trapped nerve", "a blocked artery"). */
const illness =
  /\b(\w{3,}(itis|osis|oma|aemia|emia|pathy)|infections?|disease|syndrome|attack|clots?|embol\w+|arter(y|ies)|infarct\w*|haemorrhage|hemorrhage|aneurysm|tumou?r|cancer|virus|rupture|dissection|(heart|kidney|liver) failure|ulcers?|hernia|trapped nerve)\b/i;

/** Of those, the ones that people live with; asked "do you have …" they belong to the history. */
const lasting = /\b(aneurysm|ulcers?|hernia|disease|syndrome)\b/i;

const idsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Conditions that people live with and know of: "do you have asthma?" asks for the history. */
const longStanding = idsOf(
  "adhd adrenal_insufficiency alpha1_antitrypsin_deficiency alzheimers_disease anaemia angina ankylosing_spondylitis aortic_aneurysm aortic_stenosis aortic_regurgitation arrhythmia asbestosis asthma atrial_fibrillation atrial_flutter autism benign_prostatic_hyperplasia bipolar_disorder bronchiectasis cardiomyopathy carpal_tunnel_syndrome cerebrovascular_disease chronic_fatigue_syndrome chronic_kidney_disease chronic_liver_disease chronic_migraine chronic_pancreatitis cirrhosis cluster_headache coeliac_disease congenital_heart_disease connective_tissue_disease copd crohns_disease cushings_syndrome cystic_fibrosis dementia depression diabetes_insipidus diabetes_mellitus eating_disorder eczema endometriosis epilepsy essential_tremor fibromyalgia gallstones gastro_oesophageal_reflux gout graves_disease haemochromatosis haemophilia heart_failure hemiplegic_migraine hepatitis hiv_infection huntingtons_disease hyperparathyroidism hypertension hyperthyroidism hypertrophic_cardiomyopathy hypothyroidism inflammatory_arthritis inflammatory_bowel_disease interstitial_lung_disease irritable_bowel_syndrome ischaemic_heart_disease juvenile_arthritis long_qt menieres_disease menstrual_migraine migraine migraine_with_aura migraine_without_aura mitral_regurgitation mitral_stenosis motor_neurone_disease multiple_sclerosis myasthenia_gravis narcolepsy obstructive_airways_disease obstructive_sleep_apnoea occupational_asthma osteoarthritis osteoporosis parkinsons_disease peptic_ulcer peripheral_arterial_disease peripheral_neuropathy polycystic_ovary_syndrome polymyalgia_rheumatica post_traumatic_stress psoriasis psoriatic_arthritis pulmonary_fibrosis pulmonary_hypertension restless_legs rheumatoid_arthritis right_heart_failure sarcoidosis schizophrenia sickle_cell_disease stable_angina statin_myopathy systemic_lupus_erythematosus tension_headache thalassaemia thrombophilia thyroid_disease type_1_diabetes type_2_diabetes ulcerative_colitis valvular_heart_disease vasculitis vestibular_migraine wilsons_disease wolff_parkinson_white",
);

/** Names that people also use for a mere symptom or state: "do you have constipation?" asks whether it is there. */
const symptomatic = idsOf(
  "allergic_reaction anal_fissure anxiety_disorder bite_wound bppv burns constipation dehydration dysmenorrhoea dyspepsia ectopic_beats enuresis epistaxis haemorrhoids hyperventilation infantile_colic mechanical_back_pain menopause musculoskeletal_chest_pain post_nasal_drip pregnancy primary_headache secondary_headache seizure syncope tachyarrhythmia thunderclap_headache trauma upper_respiratory_tract_infection urinary_retention urticaria vasovagal_syncope vertigo viral_infection",
);

const near = new Set(["same", "subtype", "supertype"]);

/** True when the text names the diagnosis of this case, or a narrower or wider name of it. */
export function namesTheDiagnosis(text: string, view: PatientView): boolean {
  const lower = text.toLowerCase();
  if (view.guarded.giveaways.some((word) => lower.includes(word.toLowerCase()))) return true;
  return findDiagnoses(text).some((mention) =>
    near.has(relate(mention.id, view.guarded.diagnosis)),
  );
}

/** True when the text names an illness, this one or any other. */
export const namesAnIllness = (text: string, view: PatientView): boolean =>
  namesTheDiagnosis(text, view) ||
  illness.test(text) ||
  findDiagnoses(text).some(({ id }) => !symptomatic.has(id));

/** Whether the patient has had it, or a kind of it; a wider word in the history ("a water infection") is not yet this one. */
const isKnownIllness = (view: PatientView, id: string): boolean =>
  view.facts.some(
    (fact) =>
      fact.topic === "pmh" &&
      fact.item !== undefined &&
      truthOf(fact) === "yes" &&
      findDiagnoses(textOfFact(fact)).some((mention) =>
        ["same", "subtype"].includes(relate(mention.id, id)),
      ),
  );

/** What naming an illness asks of the patient: whether this is it, or whether it is in the history. */
export type IllnessQuestion =
  { readonly kind: "suggested" } | { readonly kind: "history"; readonly condition: string };

/**
 * How an illness that is named in the present is to be taken. Decided by the form of the question and by what people
 * commonly know of themselves, never by whether it is the right diagnosis, so that no answer stands out from the others.
 */
export function illnessQuestion(text: string, view: PatientView): IllnessQuestion | undefined {
  if (elsewhere.test(text) || compares.test(text)) return undefined;
  if (view.guarded.isKnown && namesTheDiagnosis(text, view)) return undefined;
  const sentences = text.match(/[^.?!;]+[.?!;]*/g) ?? [text];
  for (const sentence of sentences) {
    const found = findDiagnoses(sentence);
    const [first] = found;
    const isHaving = youHave.test(sentence);
    const isNaming = isThis.test(sentence);
    if ((!isHaving && !isNaming) || !namesAnIllness(sentence, view)) continue;
    const isOwn = first !== undefined && /\byour\s*$/i.test(sentence.slice(0, first.span.start));
    if (isOwn && !/\b(is|could|might) (it|this|that)\b/i.test(sentence)) continue;
    if (isHaving && !isNaming && found.length === 0 && lasting.test(sentence)) continue;
    const isHistory =
      isHaving &&
      found.length > 0 &&
      found.every(({ id }) => longStanding.has(id) || isKnownIllness(view, id));
    if (!isHistory) return { kind: "suggested" };
    if (found.length === 1 && first && /^\W*(\w+\W+){0,9}$/.test(sentence)) {
      return { kind: "history", condition: first.text.toLowerCase() };
    }
  }
  return undefined;
}
