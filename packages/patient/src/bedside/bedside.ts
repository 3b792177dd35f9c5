import type { PatientView } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import { findingOf } from "../examine/examine.ts";
import { readOut } from "../examine/read-out.ts";
import type { System } from "../examine/systems.ts";
import type { Heard } from "../hear/moves.ts";
import { hash } from "../speak/seeded.ts";
import { bedsideTermById } from "@anamnesis/terminology";
import { archetypeCourses } from "./archetypes.ts";
import { listenedAfter } from "./auscultation.ts";
import { findingNow } from "./findings.ts";
import { atFirst, isMonitored, type Band, type BedsideMemory, type Report } from "./memory.ts";
import { momentAt, type Moment } from "./moment.ts";
import { mannerOf, type SpeakingManner } from "./manner-now.ts";
import { reportOf, deathWords, afterDeath } from "./reports.ts";
import { settle } from "./settle.ts";
import { notedAfter, nurseHears } from "./nurse.ts";
import { asOfNow } from "./of-now.ts";
import { rememberedAs, spokenOf } from "./nurse-voice.ts";
import { bandOf, courseOf, playCourse } from "./severity.ts";
import { foundSigns } from "./signs.ts";

/** Minutes of the case's time that things take. */
const minutesOf = { question: 0.5, system: 1 } as const;
const mostQuestions = 3;
/** Doses said for later that are remembered. */
const mostDoses = 8;

/**
 * Where the clock stands after waiting for results: whoever waits is called as soon as the patient's state changes for the
 * worse, and comes at once.
 */
function waitedUntil(view: PatientView, memory: BedsideMemory, minutes: number): number {
  const until = memory.clock + minutes;
  const course = playCourse(view, memory.acts, until);
  const rank: Readonly<Record<Band, number>> = {
    better: 0,
    found: 1,
    worse: 2,
    critical: 3,
    dead: 4,
  };
  const from = rank[bandOf(course.at(memory.clock))];
  for (let minute = memory.clock; minute < until; minute += 0.5)
    if (rank[bandOf(course.at(minute))] > from) return minute;
  return until;
}

/** The bedside after the waits since the last turn. @param waits minutes of each wait, in order */
function afterWaits(
  view: PatientView,
  before: BedsideMemory,
  waits: readonly number[],
): BedsideMemory {
  return waits.reduce(
    (memory, minutes) => ({ ...memory, clock: waitedUntil(view, memory, minutes) }),
    before,
  );
}

/** What is known of the bedside at a moment, for whoever shows it. */
export function bedsideNow(
  view: PatientView,
  memory: BedsideMemory | undefined,
  waits: readonly number[],
): Moment & { readonly memory: BedsideMemory } {
  const now = afterWaits(view, memory ?? atFirst, waits);
  return { ...momentAt(view, now, now.clock), memory: now };
}

/** What the bedside adds to one turn. */
export interface BedsideTurn {
  /** The encounter is over: nothing of the patient's is said any more. */
  readonly isOver: boolean;
  readonly manner: SpeakingManner | undefined;
  /** The plan of the talk with what the bedside makes of it, and what is remembered of both. */
  withTalk(talk: readonly PlanStep[]): {
    readonly plan: readonly PlanStep[];
    readonly memory: BedsideMemory;
  };
}

const mostlyAbout = (heard: Heard): boolean =>
  heard.moves.every(
    ({ orders }) =>
      orders?.every(({ kind }) => /^(confirm|detail|repeat|wait)$/.test(kind)) === true,
  );

const nurse = (words: string): PlanStep => ({ kind: "beside", who: "nurse", words });
const isOfResult = (step: PlanStep): boolean =>
  step.kind === "social" && step.move === "results_yours";
const isSpeech = ({ kind }: PlanStep): boolean => kind !== "examined" && kind !== "beside";

/** What they say themselves on coming into a state. */
function shownBy(view: PatientView, band: Band, seed: number, minute: number): PlanStep[] {
  if (band === "found" || band === "dead") return [];
  const course = courseOf(view);
  const pool =
    course.say[band] ??
    archetypeCourses[course.archetype].say[band][view.person.informant ? "carer" : "own"];
  const words = pool[hash(seed, band, Math.round(minute)) % pool.length];
  return words === undefined ? [] : [{ kind: "beside", who: "patient", words }];
}

/** Nobody answers who cannot be woken. */
const isSilent = (view: PatientView, { signs }: Moment): boolean =>
  !view.person.informant &&
  (signs.consciousness === "unresponsive" ||
    (signs.consciousness === "pain" && view.vitals.consciousness !== "pain"));

/**
 * The bedside in one turn: what was ordered is done, asked back or doubted, the clock runs, and what has changed shows and is
 * reported. Pure.
 * @param waits minutes waited for results since the last turn, one an order
 */
export function atBedside(
  view: PatientView,
  before: BedsideMemory | undefined,
  heard: Heard,
  turn: { readonly number: number; readonly seed: number },
  waits: readonly number[] = [],
): BedsideTurn {
  const waited = afterWaits(view, before ?? atFirst, waits);
  const memory: BedsideMemory = waits.length > 0 ? { ...waited, hasResults: true } : waited;
  const start = momentAt(view, memory, memory.clock);
  if (memory.band === "dead") {
    const words = nurse(afterDeath(view, turn));
    return { isOver: true, manner: undefined, withTalk: () => ({ plan: [words], memory }) };
  }
  const orders = heard.moves.flatMap((move) => move.orders ?? []);
  const held = heard.moves.flatMap((move) => move.held ?? []);
  const settled = settle(view, memory, orders, held, {
    minute: memory.clock,
    turn: turn.number,
    seed: turn.seed,
    signs: start.signs,
    band: start.band,
  });
  const systems = heard.moves.flatMap(({ examines }) => examines ?? []);
  const questions = heard.moves.filter(
    ({ act }) => act === "ask" || act === "open" || act === "challenge",
  ).length;
  const hands = Math.max(
    0,
    ...settled.acts.map(({ id, kind }) =>
      kind === "drug" ? 0.5 : (bedsideTermById(id)?.minutes ?? 0.5),
    ),
  );
  const talked = Math.min(mostQuestions, Math.max(1, questions)) * minutesOf.question;
  const spent =
    settled.waited > 0 && settled.acts.length === 0
      ? 0
      : Math.max(talked, hands) + systems.length * minutesOf.system;
  const acts = [...memory.acts, ...settled.acts];
  const clock =
    settled.waited > 0
      ? waitedUntil(view, { ...memory, acts, clock: memory.clock + spent }, settled.waited)
      : memory.clock + spent;
  const end = momentAt(view, { acts }, clock);
  const hasChanged = end.band !== memory.band;
  const said = hasChanged ? reportOf(view, memory, end) : undefined;
  const waitEnd =
    settled.waited > 0 && said === undefined && end.band !== "dead"
      ? reportOf(view, memory, end, Math.round(clock - memory.clock - spent))
      : undefined;
  const spoken = end.band === "dead" ? deathWords(view, end.minute) : (said ?? waitEnd);
  const reports: readonly Report[] =
    spoken === undefined ? [] : [{ minute: clock, turn: turn.number, words: spoken }];
  const isTaken = reports.length > 0 || systems.includes("vitals") || isMonitored({ acts });
  const { pending: _, ...kept } = memory;
  const doses = [...(kept.doses ?? []), ...held.flatMap(({ order }) => order ?? [])].slice(
    -mostDoses,
  );
  const noted = notedAfter(memory, heard);
  const next: BedsideMemory = {
    ...kept,
    ...(doses.length > 0 ? { doses } : {}),
    ...(noted.length > 0 ? { noted } : {}),
    clock,
    acts,
    reports: [...memory.reports, ...reports],
    band: end.band,
    ...(settled.pending ? { pending: settled.pending } : {}),
    ...(isTaken ? { measured: { minute: clock, signs: end.signs } } : {}),
  };
  return {
    isOver: end.band === "dead",
    manner: mannerOf(view, end),
    withTalk: (talk) => {
      if (end.band === "dead")
        return { plan: reports.map(({ words }) => nurse(words)), memory: next };
      const handled = settled.acts.length > 0 || settled.isTakenUp || settled.answers.length > 0;
      const isDropped = (step: PlanStep): boolean =>
        (handled &&
          (step.kind === "ask_again" || (step.kind === "social" && step.move === "not_asked"))) ||
        ((handled || settled.waited > 0) &&
          isSpeech(step) &&
          mostlyAbout(heard) &&
          (settled.isTakenUp || settled.waited > 0)) ||
        (isSpeech(step) && isSilent(view, end));
      const isResultAsked = talk.some(isOfResult);
      const answers = spokenOf(
        memory,
        [
          ...settled.answers,
          ...nurseHears(
            memory,
            heard,
            isResultAsked,
            settled.answers.length > 0 || reports.length > 0,
          ),
        ],
        turn.number,
      );
      const shown =
        hasChanged && !isSilent(view, end) ? shownBy(view, end.band, turn.seed, clock) : [];
      const kept = asOfNow(
        view,
        heard,
        talk.filter((step) => !isDropped(step) && !isOfResult(step)),
        {
          band: end.band,
          severity: end.severity,
          minute: clock,
          acts,
          seed: turn.seed,
          turn: turn.number,
        },
        shown.length > 0,
      );
      const reported = { before: new Set(memory.reported), now: new Set<string>() };
      // Whoever is hardly awake gets one thing out.
      const first = mannerOf(view, end) === "drowsy" ? kept.find(isSpeech) : undefined;
      const now = kept
        .filter((step) => first === undefined || step === first || !isSpeech(step))
        .map((step) =>
          first !== undefined && step.kind === "tell" && step.part === "say"
            ? { ...step, part: "brief" as const }
            : step,
        )
        .flatMap((step): PlanStep[] => {
          if (step.kind !== "examined") return [step];
          const system = step.system as System;
          const text = findingNow(view, system, findingOf(view, system), end);
          const found = readOut(view, { ...step, system }, text, reported);
          return found === "" ? [] : [{ ...step, finding: found }];
        });
      const silence =
        isSilent(view, end) && !spoken && talk.some(isSpeech) ? [nurse(unanswered(view))] : [];
      return {
        plan: [
          ...now,
          ...shown,
          ...(answers.length > 0 ? [nurse(answers.join(" "))] : []),
          ...silence,
          ...reports.map(({ words }) => nurse(words)),
        ],
        memory: {
          ...next,
          ...listenedAfter(memory, kept, clock),
          said: rememberedAs(memory, answers, turn.number),
          ...(reported.before.size + reported.now.size > 0
            ? { reported: [...new Set([...reported.before, ...reported.now])] }
            : {}),
        },
      };
    },
  };
}

const unanswered = ({ person }: PatientView): string =>
  `${person.sex === "male" ? "He's" : "She's"} not answering, doctor.`;

/** The vital signs that were taken last, and when: at triage, where nobody has taken them since. */
export const measuredOf = (view: PatientView, memory: BedsideMemory | undefined) =>
  memory?.measured ?? { minute: 0, signs: foundSigns(view) };
