import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { Button } from "@/components/ui/button.tsx";
import { landingContent as content } from "@/texts/landing.ts";
import { SectionHeading, sectionWidth } from "./section-heading.tsx";

export function Stats() {
  return (
    <section aria-label="In figures" className="border-y border-line bg-surface">
      <dl className={`${sectionWidth} grid grid-cols-2 lg:grid-cols-4`}>
        {content.stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse py-8 even:border-l even:border-line even:pl-6 lg:py-11 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-8"
          >
            <dt className="mt-1 text-ink-muted">{label}</dt>
            <dd className="font-serif text-4xl leading-none font-medium tracking-[-0.03em] lining-nums sm:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function HowItWorks() {
  const { title, text, items } = content.steps;
  return (
    <section id="how-it-works" className="border-y border-line bg-surface">
      <div className={`${sectionWidth} py-20 lg:py-28`}>
        <SectionHeading title={title} text={text} />
        <div className="relative mt-14">
          <Trace
            beats={10}
            className="absolute top-3 right-0 left-0 h-12 w-full text-brand-line max-md:hidden"
          />
          <ol className="relative grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-10">
            {items.map((item, index) => (
              <li key={item.title} className="max-md:flex max-md:gap-5">
                <span className="flex size-16 shrink-0 items-center justify-center rounded-full border border-brand-line bg-surface font-serif text-3xl font-medium text-brand-ink ring-8 ring-surface lining-nums">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl font-semibold md:mt-7">{item.title}</h3>
                  <p className="mt-2 max-w-sm text-ink-muted">{item.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

export function Testimonials() {
  const { title, items } = content.testimonials;
  return (
    <section id="testimonials" className={`${sectionWidth} py-20 lg:py-28`}>
      <SectionHeading title={title} />
      <ul className="mt-12 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-3">
        {items.map(({ quote, name, role }) => (
          <li key={name} className="border-t-2 border-brand pt-6">
            <figure className="flex h-full flex-col">
              <blockquote className="flex-1 font-serif text-[1.375rem] leading-[1.42]">
                “{quote}”
              </blockquote>
              <figcaption className="mt-6 leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="mt-1 block text-sm text-ink-subtle">{role}</span>
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
    <section className={`${sectionWidth} pb-20 lg:pb-28`}>
      <div className="relative isolate overflow-hidden rounded-3xl bg-night px-6 py-16 text-on-night sm:px-14 lg:py-24">
        <Trace
          beats={5}
          className="absolute right-0 bottom-8 -z-10 h-28 w-1/2 text-on-night/35 max-md:bottom-2 max-md:w-full max-md:text-on-night/15"
        />
        <h2 className="max-w-2xl font-serif text-[2.5rem] leading-[1.05] font-medium tracking-[-0.022em] sm:text-[3.5rem]">
          {title}
        </h2>
        <p className="mt-5 max-w-xl text-lg text-on-night-muted">{text}</p>
        <Button
          asChild
          size="lg"
          className="mt-9 bg-white text-[#1e2560] [a&]:hover:bg-on-night-muted"
        >
          <Link to="/register">{action}</Link>
        </Button>
      </div>
    </section>
  );
}
