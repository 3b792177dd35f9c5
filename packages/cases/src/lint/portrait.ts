import type { PortraitParameters, Sign } from "@anamnesis/portrait";
import type { CaseSource, ExamSystem } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

type Face = Pick<
  PortraitParameters,
  "hair" | "hairColour" | "beard" | "build" | "wears" | "extras"
>;

/** A word of the look, and what in the parameters shows it. */
const looks: readonly (readonly [RegExp, (face: Face) => boolean])[] = [
  [/\bmoustache/, ({ beard }) => beard === "moustache" || beard === "full"],
  [/\bbeard/, ({ beard }) => beard === "short" || beard === "full"],
  [/\bstubble|\bunshaven/, ({ beard }) => beard === "stubble"],
  [/\bglasses on a cord/, ({ extras }) => extras.includes("glasses_on_cord")],
  [/\bsunglasses/, ({ extras }) => extras.includes("sunglasses")],
  [/\bearrings/, ({ extras }) => extras.includes("earrings")],
  [/\bhearing aid/, ({ extras }) => extras.includes("hearing_aid")],
  [/\bbandanna/, ({ extras }) => extras.includes("bandanna")],
  [/\blipstick/, ({ extras }) => extras.includes("lipstick")],
  [/\bpencil\b.*\bear\b/, ({ extras }) => extras.includes("pencil")],
  [/\bscarf/, ({ extras }) => extras.includes("neck_scarf") || extras.includes("hair_scarf")],
  [/\bponytail/, ({ hair }) => hair === "ponytail"],
  [/\bplait/, ({ hair }) => hair === "plait"],
  [/\bbob\b/, ({ hair }) => hair === "bob"],
  [/\bcurls/, ({ hair }) => hair === "curls" || hair === "baby_curls"],
  [/\btuft/, ({ hair }) => hair === "tuft"],
  [/\bfuzz/, ({ hair }) => hair === "fuzz"],
  [/\bcropped\b/, ({ hair }) => hair === "cropped" || hair === "pixie"],
  [/\bclipped up/, ({ hair }) => hair === "updo"],
  [/\bbrushed back/, ({ hair }) => hair === "brushed_back"],
  [/\b(thin|lean|slight|slim|wiry)\b/, ({ build }) => build === "thin" || build === "slight"],
  [
    /\b(broad|broad-shouldered|stocky|sturdy|chubby)\b/,
    ({ build }) => build === "broad" || build === "heavy",
  ],
];
const colours: readonly (readonly [RegExp, readonly Face["hairColour"][]])[] = [
  [/\bwhite\b/, ["white"]],
  [/\bsilver\b/, ["silver", "white"]],
  [/\bgrey\b/, ["grey", "silver"]],
  [/\bauburn\b/, ["auburn"]],
  [/\bred-brown\b/, ["red_brown"]],
  [/\b(fair|sun-bleached)\b/, ["fair", "dark_fair"]],
  [/\bblack\b/, ["black"]],
  [/\bdark\b/, ["black", "dark_brown"]],
];
const ofHair =
  /(?:(?:short|dyed|long|damp|loose|clipped|close-cropped|cropped)\s+)*([\w-]+)\s+(?:natural\s+)?(?:hair|bob|curls|ponytail|plait|moustache|beard|stubble)\b/g;
const garmentWords: readonly (readonly [RegExp, readonly Face["wears"][]])[] = [
  [/\bjacket\b/, ["jacket", "pyjamas"]],
  [/\bfleece\b/, ["fleece"]],
  [/\bcardigan\b/, ["cardigan"]],
  [/\bapron\b(?! folded)/, ["apron"]],
  [/\btunic\b/, ["tunic"]],
  [/\bT-shirt\b/, ["tshirt"]],
  [/\bpyjama/, ["pyjamas"]],
  [/\b(coat|overcoat|anorak)\b/, ["coat"]],
  [/\b(jumper|guernsey)\b/, ["jumper"]],
  [/\bvest\b/, ["vest"]],
  [/\bparka\b/, ["parka"]],
];

/** The part of a look that is the patient's own, without whoever holds the child. */
const ownLook = (look: string) =>
  look.split(/ (?:on the (?:arm|knee) of|against the shoulder of|at the feet of) /)[0] ?? look;

interface SignRule {
  readonly sign: Sign;
  readonly where: readonly ExamSystem[];
  readonly stated?: RegExp;
  readonly denied?: RegExp;
}
/** What an examination says of a face, clause by clause, and the sign that it is. */
const rules: readonly SignRule[] = [
  {
    sign: "pallor",
    where: ["general"],
    stated: /\b(pale|grey|grey-white)\b/i,
    denied: /\bnot pale\b(?! in)|^\s*pink\b/i,
  },
  {
    sign: "sweat",
    where: ["general"],
    stated: /\b(sweat\w*|damp|clammy)\b/i,
    denied: /\bnot (clammy|sweating|damp)\b/i,
  },
  {
    sign: "flush",
    where: ["general", "skin"],
    stated: /\bflushed\b/i,
    denied: /\bno flushing\b|\bnot flushed\b/i,
  },
  {
    sign: "jaundice",
    where: ["general", "skin"],
    stated: /\byellow\b.*\b(skin|eyes)\b|^\s*jaundiced/i,
    denied: /\b(no jaundice|not jaundiced)\b/i,
  },
  {
    sign: "cyanosis",
    where: ["general"],
    stated: /\b(lips dusky|lips blue|cyanosed)\b/i,
    denied: /\bnot (blue|cyanosed)\b/i,
  },
  {
    sign: "sunken_eyes",
    where: ["general"],
    stated: /\beyes sunken\b/i,
    denied: /\beyes not sunken\b/i,
  },
  {
    sign: "dry_lips",
    where: ["general"],
    stated: /\blips\b.*\b(dry|cracked)\b/i,
    denied: /\blips moist\b/i,
  },
  {
    sign: "drowsy",
    where: ["general", "mental_state"],
    stated: /^\s*drowsy\b/i,
    denied: /\bnot drowsy\b/i,
  },
  { sign: "eyes_shut", where: ["general"], stated: /\bwith eyes closed\b/i },
  {
    sign: "facial_droop",
    where: ["neurological"],
    stated: /\bface droops\b/i,
    denied: /\bface symmetrical\b/i,
  },
  {
    sign: "facial_weakness",
    where: ["neurological"],
    stated: /\bboth sides of the face weak\b/i,
    denied: /\bface symmetrical\b/i,
  },
  {
    sign: "wide_eyes",
    where: ["neurological"],
    stated: /\bwhite of the eye seen above the iris\b/i,
  },
  {
    sign: "gaze_left",
    where: ["neurological"],
    stated: /\beyes held to the left\b/i,
    denied: /\beye movements full\b/i,
  },
  {
    sign: "runny_nose",
    where: ["general", "ent"],
    stated: /\bnose blocked with\b|\bclear nasal discharge\b/i,
    denied: /\bnose dry\b/i,
  },
  {
    sign: "mouth_open",
    where: ["general"],
    stated: /\bmouth open\b/i,
    denied: /\bmouth closed\b/i,
  },
  { sign: "pursed_lips", where: ["general"], stated: /\bpursed lips\b/i },
  { sign: "cold_sore", where: ["general"], stated: /\bblister\b.*\bmouth\b/i },
  {
    sign: "full_neck",
    where: ["ent"],
    stated: /\bfront of the neck full\b/i,
    denied: /\bthyroid not (enlarged|felt)\b/i,
  },
  { sign: "bent_nose", where: ["ent"], stated: /\bnose bent\b/i },
  {
    sign: "darkened_skin",
    where: ["general", "skin"],
    stated: /\blooks tanned\b|\bdarker over\b/i,
    denied: /\bnot darkened\b/i,
  },
  { sign: "swollen_lips", where: ["general"], stated: /\blips (puffy|swollen)\b/i },
  { sign: "swollen_lids", where: ["general"], stated: /\b(eyelids|lids)\b.*\b(puffy|swollen)\b/i },
  { sign: "tears", where: ["general"], denied: /\bwithout tears\b/i },
  {
    sign: "weals",
    where: ["skin"],
    stated: /\bweals\b.*\bface\b/i,
    denied: /\bno (rash|hives)\b/i,
  },
];
/** What is told of one moment or of one part of the body is no lasting sign of the face. */
const isElsewhere = (clause: string) =>
  /\b(went|goes|turns|on being|on sitting|hands|palms|conjunctivae only|wakes)\b/i.test(clause);
const isNegated = (clause: string) => /\b(not?|without|never)\b/i.test(clause);
const clauses = (text: string) => text.split(/[.;,](?!\d)/);
const swellingDenied = /\b(lips|face)\b[^.]*\bnot swollen\b|\bno swelling of (the )?(lips|face)\b/i;

function checkLook(source: CaseSource, face: Face): LintFinding[] {
  const at: CasePath = ["person", "portrait"];
  const look = ownLook(source.person.look);
  const found = looks
    .filter(([word, isShown]) => word.test(look) && !isShown(face))
    .map(([word]) =>
      error(at, `the look says "${word.exec(look)?.[0]}", the portrait does not show it`),
    );
  for (const [, word] of look.matchAll(ofHair)) {
    const allowed = colours.find(([name]) => name.test(word ?? ""))?.[1];
    if (allowed && !allowed.includes(face.hairColour))
      found.push(
        error(
          [...at, "hairColour"],
          `the look says "${word}" hair, the portrait ${face.hairColour}`,
        ),
      );
  }
  const worn = garmentWords.filter(([word]) => word.test(look)).flatMap(([, names]) => names);
  if (worn.length > 0 && !worn.includes(face.wears))
    found.push(
      error([...at, "wears"], `the look says ${worn.join(" or ")}, the portrait ${face.wears}`),
    );
  return found;
}

function checkSigns(source: CaseSource, shown: PortraitParameters["signs"]): LintFinding[] {
  const at: CasePath = ["person", "portrait", "signs"];
  const has = (sign: Sign) => shown.some((each) => each.sign === sign);
  const found: LintFinding[] = [];
  for (const { sign, where, stated, denied } of rules) {
    const parts = where.flatMap((system) => clauses(source.examination[system]?.text ?? ""));
    const saying =
      stated && parts.find((part) => stated.test(part) && !isNegated(part) && !isElsewhere(part));
    const denying = denied && parts.find((part) => denied.test(part));
    if (saying && !has(sign))
      found.push(
        error(at, `the examination says "${saying.trim()}", the portrait shows no ${sign}`),
      );
    if (denying && has(sign))
      found.push(error(at, `the examination says "${denying.trim()}", the portrait shows ${sign}`));
  }
  const ent = `${source.examination.ent?.text ?? ""} ${source.examination.skin?.text ?? ""}`;
  if (swellingDenied.test(ent) && (has("swollen_lips") || has("swollen_lids")))
    found.push(error(at, "the examination denies a swelling that the portrait shows"));
  const level = source.vitals.consciousness;
  if (level !== undefined && level !== "confused" && !has("drowsy"))
    found.push(
      error(at, `the vital signs say that the patient answers to ${level} only; show it (drowsy)`),
    );
  return found;
}

/** A portrait shows what the look and the examination say, and never what they deny. */
export function checkPortrait(source: CaseSource): LintFinding[] {
  const { portrait, informant, age } = source.person;
  if (!portrait) return [error(["person"], "write a portrait, what the face is drawn from")];
  const found = [...checkLook(source, portrait), ...checkSigns(source, portrait.signs)];
  if (informant && !informant.portrait)
    found.push(error(["person", "informant"], `write a portrait of ${informant.name} too`));
  if (portrait.rest && !informant)
    found.push(
      error(
        ["person", "portrait", "rest"],
        "only where somebody else speaks: this face follows the mood of the conversation",
      ),
    );
  if (age < 15 && portrait.beard !== "none")
    found.push(error(["person", "portrait", "beard"], `nobody has one at ${age}`));
  if (age > 3 && ["fuzz", "tuft", "baby_curls"].includes(portrait.hair))
    found.push(error(["person", "portrait", "hair"], "that is an infant's hair"));
  return found;
}
