import type { Bedside } from "@anamnesis/contract";
import { BellOff, BellRing } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useMediaQuery } from "@/lib/use-media-query.ts";
import { bedsideTexts as texts } from "@/texts/bedside.ts";
import { beep } from "./alarm-sound.ts";
import { channelsOf, runMonitor } from "./monitor-canvas.ts";
import { vitalSignsOf, type VitalSign } from "./vitals.ts";

/** Signs that count for most in the early-warning score: what a monitor sounds for. */
const alarmsOf = ({ earlyWarning, vitals }: Bedside): readonly VitalSign[] => {
  const worst = earlyWarning.name === "NEWS2" ? 3 : 4;
  const loud = new Set(
    earlyWarning.points.filter(({ points }) => points >= worst).map(({ sign }) => sign),
  );
  return vitalSignsOf(vitals).filter(({ id }) => loud.has(id) && id !== "temperature");
};

const colors = { ecg: "#4ade80", pleth: "#60a5fa", breath: "#facc15" } as const;

/**
 * The monitor at the bedside: lead II, pulse wave and breath as they run, what is out of bounds in words, and the same for those
 * who do not see it. It stands still where no motion is wanted, and sounds only where the learner has asked for it.
 */
export function BedsideMonitor({ bedside }: { bedside: Bedside }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const alarms = alarmsOf(bedside);
  const cause = alarms.map(({ id }) => id).join(" ");
  const [silenced, setSilenced] = useState<string | null>(null);
  const [hasSound, setSound] = useState(false);
  const isSounding = hasSound && cause !== "" && silenced !== cause;
  useEffect(() => {
    if (canvas.current) return runMonitor(canvas.current, channelsOf(bedside, colors), isStill);
  }, [bedside, isStill]);
  useEffect(() => {
    if (!isSounding) return;
    beep();
    const timer = window.setInterval(beep, 6_000);
    return () => window.clearInterval(timer);
  }, [isSounding]);
  return (
    <section
      aria-label={texts.monitor.label}
      className="mb-3 rounded-lg bg-[#0b1220] p-2.5 text-white"
    >
      <canvas ref={canvas} aria-hidden="true" className="h-36 w-full" />
      <p className="sr-only" aria-live="polite">
        {texts.monitor.spoken(
          vitalSignsOf(bedside.vitals).map(({ label, value, unit }) =>
            `${label} ${value} ${unit}`.trim(),
          ),
          alarms.map(({ label }) => label),
        )}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem]">
        <p className="min-w-0 flex-1 font-semibold" aria-hidden="true">
          {cause === "" ? (
            <span className="font-normal text-[#cbd5e1]">{texts.monitor.quiet}</span>
          ) : (
            <span className="text-[#fca5a5]">
              {texts.monitor.alarm(alarms.map(({ label, value }) => `${label} ${value}`))}
            </span>
          )}
        </p>
        {cause !== "" && hasSound && (
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={silenced === cause}
            onClick={() => setSilenced(silenced === cause ? null : cause)}
          >
            {texts.monitor.silence}
          </Button>
        )}
        <Button
          variant="secondary"
          size="icon-sm"
          aria-pressed={hasSound}
          aria-label={texts.monitor.sound}
          title={texts.monitor.sound}
          onClick={() => setSound(!hasSound)}
        >
          {hasSound ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        </Button>
      </div>
    </section>
  );
}
