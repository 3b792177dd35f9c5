import { foldWord, tokenise } from "./tokens.ts";

/**
 * Ways in which clinicians write the same finding, one group a line. Entries are stems: what is typed may go on.
 * They widen what a rubric's phrase accepts; a group holds only words that may stand for each other in a written reasoning.
 */
const groups: readonly (readonly (readonly string[])[])[] = `
dyspn; breathless; short of breath; shortness of breath; sob; difficulty breathing; out of breath
diaphor; sweat; clammy; perspir
nausea; nauseous; nauseat; feels sick; feeling sick
vomit; emesis; threw up; throwing up; been sick
radiat; spread to; spreads; spreading to; goes to; going to; moves to; referred to
hypotens; low blood pressure; low bp; low pressure; systolic 9
tachycard; fast pulse; fast heart rate; rapid pulse; raised heart rate
bradycard; slow pulse; slow heart rate
fever; febrile; pyrexi; high temperature; raised temperature
afebrile; no fever; apyrexi; normal temperature; no pyrexia
rigor; shaking chill; shivering
tingling; paraesth; pins and needles
numb; loss of sensation; sensory loss
photophob; light sens; sensitive to light; light hurts; bothered by light
phonophob; noise sens; sensitive to noise; sensitive to sound
haemopt; coughing blood; coughing up blood; blood in sputum; bloody sputum; blood in the sputum
oedema; ankle swelling; leg swelling; swollen ankle; swollen leg
orthopn; breathless lying flat; breathless when lying
syncop; faint; blackout; black out; loss of consciousness; loc; passed out; collapse
smok; cigarette; pack year; tobacco
hypertens; high blood pressure; htn; raised blood pressure
diabet; dm; t2dm; t1dm
family history; fhx; fh of; father had; father died; brother had
jvp; neck vein; jugular; jvd
consolidat; opacif; opacity; infiltrat; air bronchogram; shadowing
crackle; crepitation; creps; rales
wheez; bronchospasm
white cell; wcc; wbc; leucocyt; leukocyt; neutrophil
thunderclap; sudden onset; sudden headache
gradual; slow onset; built up; came on slowly; progressive onset
neck stiff; stiff neck; nuchal rigidity; meningism; neck rigidity
unilateral; one sided; one side; hemicran
throbbing; pulsat; pulsing; pounding
st elevation; ste in; st segment elevation; raised st
troponin; trop; cardiac enzyme
right ventric; rv infarct; rv involve; rv mi
pleuritic; worse on inspiration; worse on breathing in; pain on inspiration; on deep breath; when breathing in; sharp on breathing
productive; sputum; phlegm
rusty; rust coloured; brown sputum
hypox; desatur; low oxygen; low saturation; low sats; sats 9; spo2 9
weight loss; lost weight; losing weight
calf pain; calf tender; calf swell
at rest; while resting; when resting; rest pain
heavy; heaviness; pressure; crushing; squeezing; tightness; weight on
jaw; teeth
confus; disorient; delirium
contraceptive pill; cocp; combined pill; combined oral contracept; ocp; oral contracept; on the pill; takes the pill
papilloed; disc swelling; swollen disc; optic disc swelling
visual aura; zigzag; zig zag; scotoma; fortification; scintillat; flashing light; shimmering
focal deficit; focal neurolog; focal sign; neurological deficit
weak; hemiparesis; loss of power; hemipleg
dysphas; aphas; slurred; speech disturb; dysarthr
`
  .trim()
  .split("\n")
  .map((line) => line.split(";").map((entry) => tokenise(entry).map((token) => token.word)));

const deniers = new Set(["no", "not", "non", "without", "denie", "denied", "nil"].map(foldWord));

/** Whether an author's phrase begins by denying ("no calf pain", "not pleuritic"). */
export const deniedPart = (words: readonly string[]): readonly string[] | undefined =>
  words.length > 1 && deniers.has(words[0] ?? "") ? words.slice(1) : undefined;

const isStemOf = (stem: readonly string[], words: readonly string[]): boolean =>
  stem.length === words.length &&
  stem.every((word, at) => {
    const other = words[at] ?? "";
    return at === stem.length - 1
      ? other.startsWith(word) || (other.length >= 4 && word.startsWith(other))
      : other === word;
  });

/** Phrases come from rubrics: few, and the same again and again. */
const known = new Map<string, readonly (readonly string[])[]>();

/** The other ways to write a phrase, itself first; folded words. */
export function equivalentsOf(words: readonly string[]): readonly (readonly string[])[] {
  const key = words.join(" ");
  let ways = known.get(key);
  if (!ways) known.set(key, (ways = lookUp(words)));
  return ways;
}

function lookUp(words: readonly string[]): readonly (readonly string[])[] {
  const group = groups.filter((entries) => entries.some((entry) => isStemOf(entry, words)));
  const key = words.join(" ");
  return [words, ...group.flat().filter((entry) => entry.join(" ") !== key)];
}
