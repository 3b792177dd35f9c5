import { Trace } from "@/components/illustration/trace.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const colours = {
  Ground: ["canvas", "surface", "sunken", "raised"],
  Line: ["line", "line-strong"],
  Text: ["ink", "ink-muted", "ink-subtle"],
  Brand: ["brand", "brand-hover", "brand-ink", "brand-soft", "brand-line", "on-brand"],
  Night: ["night", "night-raised", "on-night", "on-night-muted"],
  Clinical: [
    "success",
    "success-soft",
    "success-fill",
    "warning",
    "warning-soft",
    "warning-fill",
    "danger",
    "danger-soft",
    "danger-fill",
  ],
  Paper: ["paper", "paper-line", "paper-line-strong", "trace"],
} as const;

const Swatch = ({ name }: { name: string }) => (
  <figure className="w-32">
    <div
      className="h-14 rounded-lg border border-line forced-color-adjust-none"
      style={{ background: `var(--color-${name})` }}
    />
    <figcaption className="mt-1 text-[0.8125rem] text-ink-muted">{name}</figcaption>
  </figure>
);

const sitters = [
  { _id: "specimen-a", age: 58, gender: "Male" },
  { _id: "specimen-b", age: 34, gender: "Female" },
  { _id: "specimen-c", age: 7, gender: "Female" },
  { _id: "specimen-d", age: 81, gender: "Male" },
];
const moods = ["calm", "worried", "frightened", "in pain", "tired", "relieved"];

/** Colour, type, space, motion and pictures. */
export function Foundations() {
  return (
    <>
      <Chapter title="Colour" text="A name says what a colour is for; both themes stand behind it.">
        {Object.entries(colours).map(([group, names]) => (
          <Specimen key={group} label={group}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Specimen>
        ))}
      </Chapter>
      <Chapter
        title="Type"
        text="Newsreader speaks: titles and what people say. Inter works: everything one reads to do something."
      >
        <div className="space-y-4">
          <p className="font-serif text-6xl font-medium tracking-[-0.03em]">Real skills</p>
          <p className="font-serif text-[2rem] font-medium tracking-[-0.02em]">Title of a screen</p>
          <p className="font-serif text-[1.0625rem]">“It creeps in over a minute or so.”</p>
          <p className="text-lg font-semibold">Title of a panel</p>
          <p>Text to read, 16 px at 1.55.</p>
          <p className="text-[0.9375rem] text-ink-muted">Secondary text, 15 px.</p>
          <p className="text-sm text-ink-subtle">Remarks, 14 px.</p>
          <p className="text-[0.8125rem] text-ink-subtle tabular-nums">Labels 13 px, 0123456789</p>
        </div>
      </Chapter>
      <Chapter
        title="Shape and depth"
        text="Steps of 4 px; one soft shadow for cards, one for what floats."
      >
        <Specimen label="Radius and shadow" className="gap-6">
          <div className="size-24 rounded-lg border border-line bg-surface p-3 text-sm shadow-card">
            control
          </div>
          <div className="size-24 rounded-xl border border-line bg-surface p-3 text-sm shadow-card">
            card
          </div>
          <div className="size-24 rounded-2xl border border-line bg-raised p-3 text-sm shadow-pop">
            floats
          </div>
        </Specimen>
      </Chapter>
      <Chapter
        title="Pictures"
        text="The trace on its paper, and the faces of patients. Both are decoration: words say the same."
      >
        <Specimen label="Trace">
          <div className="ecg-paper w-full max-w-lg rounded-xl border border-paper-line-strong bg-paper py-4">
            <Trace beats={5} isDrawn className="h-16 w-full text-trace" />
          </div>
        </Specimen>
        <Specimen label="Portraits">
          {sitters.map((sitter) => (
            <PatientPortrait key={sitter._id} patient={sitter} className="size-16" />
          ))}
        </Specimen>
        <Specimen label="Moods of one face">
          {moods.map((mood) => (
            <figure key={mood} className="text-center">
              <PatientPortrait
                patient={{ _id: "specimen-a", age: 58, gender: "Male" }}
                mood={mood}
                className="size-16"
              />
              <figcaption className="text-[0.8125rem] text-ink-muted">{mood}</figcaption>
            </figure>
          ))}
        </Specimen>
      </Chapter>
    </>
  );
}
