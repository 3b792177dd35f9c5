import {
  Award,
  FlaskConical,
  Globe,
  LibraryBig,
  ListChecks,
  MessagesSquare,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ConsultationPreview } from "./consultation-preview.tsx";
import { landingContent as content } from "./content.ts";

const width = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";
const sectionTitle = "text-3xl font-semibold tracking-[-0.022em] sm:text-[2.25rem]";

export function Hero() {
  const { title, text, primary, secondary, note } = content.hero;
  return (
    <section className={`${width} pt-10 pb-20 lg:pt-16 lg:pb-24`}>
      <div className="grid grid-cols-1 items-center gap-14 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div>
          <h1 className="max-w-xl text-[2.75rem] leading-[1.04] font-semibold tracking-[-0.035em] sm:text-6xl xl:text-[4.25rem]">
            {title}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-muted sm:text-xl">{text}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to="/register">{primary}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/login">{secondary}</Link>
            </Button>
          </div>
          <p className="mt-4 text-sm text-ink-subtle">{note}</p>
        </div>
        <ConsultationPreview />
      </div>
    </section>
  );
}

export function Stats() {
  return (
    <section aria-label="In figures" className="border-y border-line bg-surface">
      <dl className={`${width} grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4`}>
        {content.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-4xl font-semibold tracking-[-0.03em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  chat: MessagesSquare,
  module: LibraryBig,
  test: FlaskConical,
  score: ListChecks,
  badge: Award,
  community: Globe,
};

export function Features() {
  const { title, text, items } = content.features;
  return (
    <section id="features" className={`${width} py-20 lg:py-28`}>
      <div className="max-w-2xl">
        <h2 className={sectionTitle}>{title}</h2>
        <p className="mt-3 text-lg text-ink-muted">{text}</p>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => {
          const Icon = icons[item.icon] ?? ListChecks;
          return (
            <li
              key={item.title}
              className="rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-7"
            >
              <span className="flex size-11 items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon className="size-[1.35rem]" aria-hidden="true" />
              </span>
              <h3 className="mt-5 text-lg font-semibold">{item.title}</h3>
              <p className="mt-2 text-ink-muted">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function HowItWorks() {
  const { title, text, items } = content.steps;
  return (
    <section id="how-it-works" className="border-y border-line bg-surface">
      <div className={`${width} py-20 lg:py-28`}>
        <div className="max-w-2xl">
          <h2 className={sectionTitle}>{title}</h2>
          <p className="mt-3 text-lg text-ink-muted">{text}</p>
        </div>
        <ol className="mt-12 grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8">
          {items.map((item, index) => (
            <li key={item.title} className="relative max-md:flex max-md:gap-5">
              <div className="flex items-center gap-4">
                <span className="flex size-11 shrink-0 items-center justify-center self-start rounded-full bg-brand text-lg font-semibold text-on-brand tabular-nums">
                  {index + 1}
                </span>
                {index < items.length - 1 && (
                  <span aria-hidden="true" className="hidden h-px flex-1 bg-line md:block" />
                )}
              </div>
              <div>
                <h3 className="text-xl font-semibold md:mt-6">{item.title}</h3>
                <p className="mt-2 text-ink-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Testimonials() {
  const { title, items } = content.testimonials;
  return (
    <section id="testimonials" className={`${width} py-20 lg:py-28`}>
      <h2 className={sectionTitle}>{title}</h2>
      <ul className="mt-12 grid grid-cols-1 gap-5 lg:grid-cols-3">
        {items.map(({ quote, name, role }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-7">
              <blockquote className="flex-1 text-[1.0625rem] leading-relaxed">“{quote}”</blockquote>
              <figcaption className="mt-6 flex items-center gap-3.5">
                <Avatar name={name} className="size-11" />
                <span className="leading-tight">
                  <span className="block font-semibold">{name}</span>
                  <span className="mt-0.5 block text-sm text-ink-subtle">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ClosingCall() {
  const { title, text, action } = content.closing;
  return (
    <section className={`${width} pb-20 lg:pb-28`}>
      <div className="rounded-3xl bg-[#22338f] px-6 py-14 text-center text-white sm:px-12 lg:py-20">
        <h2 className="mx-auto max-w-2xl text-3xl font-semibold tracking-[-0.022em] sm:text-[2.5rem] sm:leading-tight">
          {title}
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-[#d5dcff]">{text}</p>
        <Button asChild size="lg" className="mt-8 bg-white text-[#22338f] [a&]:hover:bg-[#e4e9ff]">
          <Link to="/register">{action}</Link>
        </Button>
      </div>
    </section>
  );
}
