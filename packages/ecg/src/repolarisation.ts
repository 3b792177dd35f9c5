import {
  channels,
  type Channels,
  frontal,
  isLead,
  type Lead,
  limbLeads,
  overlay,
  placements,
} from "./leads.ts";
import type { Model } from "./model.ts";
import type { Form } from "./qrs-shapes.ts";
import { ofLead, placed } from "./qrs.ts";
import { type Plateau, scaled, sumAt, type Wave } from "./waves.ts";

interface Secondary {
  readonly t: Channels;
  readonly st: Channels;
}

/** T and ST that go with a form of QRS by themselves; in abnormal conduction they point away from its main force. */
function secondary(model: Model, form: Form, axis: number): Secondary {
  const against = (
    t: number,
    st: number,
    tChest: readonly number[],
    stChest: readonly number[],
  ) => ({
    t: channels(frontal(t, axis + 180), tChest),
    st: channels(frontal(st, axis + 180), stChest),
  });
  const none = [0, 0, 0, 0, 0, 0];
  const towards = Math.max(-5, Math.min(65, axis * 0.6 + 14));
  const normalT = [...model.normals.anteriorT, 0.36, 0.26];
  switch (form) {
    case "lbbb":
      return against(
        0.28,
        0.09,
        [0.45, 0.75, 0.7, 0.25, -0.2, -0.28],
        [0.14, 0.24, 0.22, 0.06, -0.09, -0.1],
      );
    case "wpw":
      return against(
        0.2,
        0.05,
        [-0.15, -0.1, 0.1, 0.15, 0.1, -0.08],
        [-0.03, -0.05, -0.06, -0.06, -0.05, -0.05],
      );
    case "ectopic":
      return against(
        0.4,
        0.1,
        [0.45, 0.65, 0.35, -0.25, -0.45, -0.45],
        [0.1, 0.15, 0.06, -0.08, -0.12, -0.12],
      );
    case "ectopic_other":
    case "ventricular_tachycardia":
      return against(
        0.38,
        0.1,
        [-0.45, -0.5, -0.35, 0.1, 0.35, 0.4],
        [-0.1, -0.12, -0.08, 0, 0.1, 0.12],
      );
    case "twisted":
      return against(0.5, 0, [-0.4, -0.5, -0.6, -0.55, -0.5, -0.4], none);
    case "paced":
      return against(
        0.45,
        0.1,
        [0.35, 0.6, 0.65, 0.6, 0.45, 0.3],
        [0.08, 0.15, 0.15, 0.14, 0.1, 0.06],
      );
    case "rbbb":
    case "rbbb_left_anterior_fascicular":
      return {
        t: channels(frontal(0.26, 45), [-0.28, -0.22, 0.1, 0.34, 0.32, 0.24]),
        st: channels(frontal(0, 0), [-0.03, -0.02, 0, 0, 0, 0]),
      };
    default:
      return {
        t: channels(frontal(0.28, towards), normalT),
        st: channels(frontal(0, 0), [0.01, 0.05, 0.05, 0.03, 0.01, 0]),
      };
  }
}

/** Seconds after the J point at which the ST level is meant and measured. */
export const stDelay = 0.06;

const flatT = 0.015;
const invertedT = 0.25;
const peakedT = 1.0;
const peakedLimbT = 0.6;
const isLimb = (lead: Lead): boolean => limbLeads.some((limb) => limb === lead);

/** What each lead's wish means for the ordinary T wave, for the narrow tent of hyperkalaemia and for a late dip. */
function wishesOf(model: Model, usual: Channels, st: Channels) {
  const plain: Partial<Record<Lead, number>> = {};
  const tent: Partial<Record<Lead, number>> = {};
  const late: Partial<Record<Lead, number>> = {};
  const all: Model["t"] = { ...(model.s1q3t3 ? { III: -0.2 } : {}), ...model.t };
  for (const [lead, wish] of Object.entries(all)) {
    if (!isLead(lead)) continue;
    const own = Math.abs(ofLead(usual, lead, model.placement));
    // Heights are meant from the baseline, and the T wave stands on what is left of the ST segment.
    const beneath = ofLead(st, lead, model.placement) * (1 + bendOf(model).slope);
    if (typeof wish === "number") plain[lead] = wish - beneath;
    else if (wish === "flat") plain[lead] = flatT - beneath;
    else if (wish === "inverted") plain[lead] = -Math.max(own, invertedT) - beneath;
    else if (wish === "peaked") {
      plain[lead] = 0;
      tent[lead] = isLimb(lead) ? peakedLimbT : peakedT;
    } else {
      plain[lead] = Math.max(own * 0.6, 0.2);
      late[lead] = -0.55;
    }
  }
  return { plain, tent, late };
}

const nothing: Channels = Array.from({ length: 8 }, () => 0);

/**
 * T (and U) waves. The end of T is where the steepest tangent of its last limb meets the baseline, two deviations after the
 * peak of a Gaussian (tangent method: Lepeschkin and Surawicz, Circulation 1952;6:378).
 */
export function tWaves(model: Model, form: Form, axis: number, qt: number): readonly Wave[] {
  const isOwn = form === model.form;
  const usual = scaled(
    placed(secondary(model, form, axis).t, model.placement),
    model.voltage === "low" ? 0.5 : 1,
  );
  const fall = 0.1 * qt;
  const at = qt - 2 * fall;
  if (!isOwn) return [{ at, rise: 0.16 * qt, fall, channels: usual }];
  const { plain, tent, late } = wishesOf(model, usual, stTarget(model, form, axis));
  const waves: Wave[] = [
    { at, rise: riseOf(at, model.qrs, qt), fall, channels: overlay(usual, plain, model.placement) },
  ];
  if (Object.keys(tent).length > 0) {
    const narrow = Math.min(0.08 * qt, 0.032 + Math.max(0, model.qrs - 0.12) * 0.25);
    waves.push({
      at: qt - 2 * narrow,
      rise: narrow,
      fall: narrow,
      channels: overlay(nothing, tent, model.placement),
    });
  }
  if (Object.keys(late).length > 0) {
    const narrow = 0.075 * qt;
    waves.push({
      at: qt - 2 * narrow,
      rise: narrow,
      fall: narrow,
      channels: overlay(nothing, late, model.placement),
    });
  }
  if (model.uWave > 0) waves.push(uWave(model, qt));
  return waves;
}

/** The first limb of T is the longer one, but leaves the ST segment free when a fast rate brings them together. */
const riseOf = (at: number, qrs: number, qt: number): number =>
  Math.max(0.07 * qt, Math.min(0.155 * qt, (at - qrs - stDelay) / 2.2));

const uWave = (model: Model, qt: number): Wave => ({
  at: qt + 0.11,
  rise: 0.042,
  fall: 0.05,
  channels: scaled(
    placed(channels(frontal(0.5, 55), [0.4, 0.9, 1, 0.9, 0.7, 0.5]), model.placement),
    model.uWave,
  ),
});

/** The J (Osborn) wave: a hump at the end of the QRS complex, best seen in the left chest leads. */
export const jWave = (model: Model): readonly Wave[] =>
  model.jWave === 0
    ? []
    : [
        {
          at: model.qrs + 0.012,
          rise: 0.012,
          fall: 0.016,
          channels: scaled(
            placed(channels(frontal(0.7, 55), [-0.1, 0.2, 0.6, 1, 1, 0.8]), model.placement),
            model.jWave,
          ),
        },
      ];

const bends = {
  straight: { slope: 0, bend: 0 },
  convex: { slope: 0.1, bend: 0.3 },
  concave: { slope: 0.1, bend: -0.3 },
} as const;

/** A slope is named as it looks in the lead that is most displaced: a depression that goes down gets deeper. */
function bendOf({ stShape, st }: Model): { readonly slope: number; readonly bend: number } {
  if (stShape !== "upsloping" && stShape !== "downsloping") return bends[stShape];
  const levels = Object.values(st).filter((level) => level !== undefined);
  const most = levels.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  const isGrowing = (stShape === "upsloping") === most > 0;
  return { slope: isGrowing ? 0.5 : -0.6, bend: 0 };
}

/** The ST segment: at 60 ms after the J point each lead has the level asked for, whatever its T wave does there. */
export function stSegment(
  model: Model,
  form: Form,
  axis: number,
  qrs: number,
  qt: number,
  rest: readonly Wave[],
): Plateau {
  const pivot = qrs + stDelay;
  const target = stTarget(model, form, axis);
  const there = sumAt(rest, pivot);
  const peak = qt * 0.8;
  return {
    // The terminal forces of the complex already ride on the injury current.
    from: qrs * 0.45,
    full: qrs + 0.004,
    leave: Math.max(peak, pivot + 0.01),
    // A little past QT, so that the tangent to its fall ends with that of the T wave.
    to: Math.max(qt * 1.04, pivot + 0.06),
    channels: target.map((level, i) => level - (there[i] ?? 0)),
    ...(form === model.form ? bendOf(model) : bends.straight),
    pivot,
  };
}

function stTarget(model: Model, form: Form, axis: number): Channels {
  const usual = placed(secondary(model, form, axis).st, model.placement);
  return form === model.form ? overlay(usual, stWishes(model), model.placement) : usual;
}

function stWishes({ st, placement }: Model): Partial<Record<Lead, number>> {
  const known = new Set<Lead>([...limbLeads, ...placements[placement]]);
  return Object.fromEntries(Object.entries(st).filter(([lead]) => isLead(lead) && known.has(lead)));
}
