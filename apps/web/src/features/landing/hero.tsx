import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { Button } from "@/components/ui/button.tsx";
import { landingContent as content } from "@/texts/landing.ts";
import { LiveConsultation } from "./live-consultation.tsx";
import { sectionWidth } from "./section-heading.tsx";

/** What Anamnesis is, in one sentence and one patient. */
export function Hero() {
  const { title, text, primary, secondary, note } = content.hero;
  return (
    <section className="relative isolate overflow-x-clip">
      <div
        aria-hidden="true"
        className="ecg-paper absolute inset-y-0 right-0 -z-10 w-full [mask-image:linear-gradient(100deg,transparent_42%,black_85%)] opacity-70 max-lg:[mask-image:linear-gradient(180deg,transparent_35%,black_70%,transparent)]"
      />
      <div className={`${sectionWidth} pt-10 pb-20 lg:pt-14 lg:pb-24`}>
        <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-[1.08fr_1fr] lg:gap-14">
          <div>
            <h1 className="max-w-xl text-[3.25rem] leading-[0.98] font-medium tracking-[-0.03em] sm:text-[4.5rem] xl:text-[5.25rem]">
              {title}
            </h1>
            <Trace
              beats={4}
              isDrawn
              className="mt-6 h-11 w-full max-w-[26rem] text-brand sm:mt-8 sm:h-12"
            />
            <p className="mt-6 max-w-xl text-lg text-ink-muted sm:text-xl">{text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Button asChild size="lg">
                <Link to="/register">{primary}</Link>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <Link to="/login">{secondary}</Link>
              </Button>
            </div>
            <p className="mt-4 text-sm text-ink-subtle">{note}</p>
          </div>
          <LiveConsultation />
        </div>
      </div>
    </section>
  );
}
