import {
  ArrowRight,
  Award,
  Check,
  CircleDashed,
  FlaskConical,
  Globe,
  LibraryBig,
  ListChecks,
  MessagesSquare,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Trace } from "@/components/illustration/trace.tsx";
import { cn } from "@/lib/cn.ts";
import { landingContent as content } from "@/texts/landing.ts";
import { SectionHeading, sectionWidth } from "./section-heading.tsx";

/** Hurried questions as they are typed, beside what the engine takes them for. */
function Heard() {
  return (
    <ul
      aria-label={content.visuals.heardLabel}
      className="mt-6 space-y-2 rounded-xl bg-canvas p-4 text-[0.9375rem]"
    >
      {content.visuals.heard.map(({ said, meant }) => (
        <li key={said} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 font-serif text-[1.0625rem] text-ink-muted">
            “{said}”
          </span>
          <ArrowRight className="size-4 shrink-0 text-ink-subtle" aria-hidden="true" />
          <span className="w-24 shrink-0 font-medium sm:w-36">{meant}</span>
        </li>
      ))}
    </ul>
  );
}

/** Three marks as the analysis shows them. */
function SampleMarks() {
  const { marks, marksLabel, earned } = content.visuals;
  return (
    <ul
      aria-label={marksLabel}
      className="mt-6 divide-y divide-line rounded-xl bg-canvas px-4 text-[0.9375rem]"
    >
      {marks.map(({ isEarned, text, points }) => (
        <li key={text} className="flex items-center gap-3 py-2.5">
          {isEarned ? (
            <Check
              className="size-4 shrink-0 text-success"
              strokeWidth={2.5}
              aria-label={earned}
              role="img"
            />
          ) : (
            <CircleDashed className="size-4 shrink-0 text-danger" aria-hidden="true" />
          )}
          <span className="min-w-0 flex-1">{text}</span>
          <span className="text-sm text-ink-subtle tabular-nums">{points}</span>
        </li>
      ))}
    </ul>
  );
}

const PaperStrip = () => (
  <div className="ecg-paper mt-6 flex h-full min-h-40 flex-col justify-evenly overflow-hidden rounded-xl border border-paper-line-strong bg-paper py-3">
    {[1, 0.55, 0.8].map((height) => (
      <div key={height} style={{ scale: `1 ${height}` }}>
        <Trace beats={6} className="h-16 w-full text-trace" />
      </div>
    ))}
  </div>
);

interface Look {
  readonly icon: LucideIcon;
  /** Share of the six columns. */
  readonly span: string;
  readonly visual?: ReactNode;
}
const looks: Readonly<Record<string, Look>> = {
  chat: { icon: MessagesSquare, span: "lg:col-span-3", visual: <Heard /> },
  score: { icon: ListChecks, span: "lg:col-span-3", visual: <SampleMarks /> },
  test: { icon: FlaskConical, span: "lg:col-span-4 lg:row-span-3", visual: <PaperStrip /> },
  module: { icon: LibraryBig, span: "sm:col-span-2 lg:col-span-2" },
  badge: { icon: Award, span: "lg:col-span-2" },
  community: { icon: Globe, span: "lg:col-span-2" },
};
const order = ["chat", "score", "test", "module", "badge", "community"];

/** The six features; those that can be shown are shown. */
export function Features() {
  const { title, text, items } = content.features;
  const sorted = items.toSorted((a, b) => order.indexOf(a.icon) - order.indexOf(b.icon));
  return (
    <section id="features" className={`${sectionWidth} py-20 lg:py-28`}>
      <SectionHeading title={title} text={text} />
      <ul className="mt-12 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
        {sorted.map((item) => {
          const { icon: Icon, span, visual } = looks[item.icon] ?? { icon: ListChecks, span: "" };
          return (
            <li
              key={item.title}
              className={cn(
                "flex flex-col rounded-2xl border border-line bg-surface p-6 sm:p-7",
                visual && "sm:col-span-2",
                span,
              )}
            >
              <h3 className="flex items-center gap-3 text-lg font-semibold">
                <Icon className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
                {item.title}
              </h3>
              <p className="mt-2.5 max-w-prose text-ink-muted">{item.text}</p>
              {visual && <div className="mt-auto flex-1 content-end">{visual}</div>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
