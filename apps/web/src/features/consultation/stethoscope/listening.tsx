import type { PlaceHeard } from "@anamnesis/contract";
import { places } from "@anamnesis/sounds";
import { render } from "@anamnesis/sounds/render";
import { Play, Square, Volume2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { stethoscopeTexts as texts } from "@/texts/stethoscope.ts";
import { Torso } from "./torso.tsx";
import { usePlayback } from "./use-playback.ts";
import { outlineOf, spotIn, viewsOf, type BodyView } from "./views.ts";

const columns = 200;
/** Seconds that the outline shows. */
const shownSeconds = 4;

/** The sound as a line that goes up and down, for the eye; its text says the same. */
function Outline({ samples }: { samples: Float32Array }) {
  const heights = outlineOf(samples, columns);
  const upper = heights.map((height, x) => `L${x} ${20 - Math.max(0.4, height * 20)}`).join("");
  const lower = heights
    .map((height, x) => `L${x} ${20 + Math.max(0.4, height * 20)}`)
    .toReversed()
    .join("");
  return (
    <svg
      viewBox={`0 0 ${columns} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-12 w-full rounded-md border border-line bg-sunken"
    >
      <path d={`M0 20${upper}${lower}Z`} className="fill-ink-muted" />
    </svg>
  );
}

function ViewChoice({
  views,
  shown,
  onChoose,
}: {
  views: readonly BodyView[];
  shown: BodyView;
  onChoose: (view: BodyView) => void;
}) {
  if (views.length < 2) return null;
  return (
    <div role="group" aria-label={texts.views.label} className="mt-2 flex flex-wrap gap-1.5">
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === shown}
          onClick={() => onChoose(view)}
          className={cn(
            "min-h-8 rounded-md border px-2.5 text-sm",
            view === shown
              ? "border-brand bg-brand-soft font-medium text-brand-ink"
              : "border-line-strong text-ink-muted hover:bg-sunken",
          )}
        >
          {texts.views[view.id]}
        </button>
      ))}
    </div>
  );
}

/** A torso with the places to hold the stethoscope to, and what is heard at the one that was chosen. */
export function Listening({ heard }: { heard: readonly PlaceHeard[] }) {
  const views = viewsOf(heard);
  const [viewId, setViewId] = useState(views[0]?.id);
  const [site, setSite] = useState<PlaceHeard["site"] | null>(null);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const chosen = heard.find((place) => place.site === site && view?.has(place.site));
  const { canPlay, isPlaying, volume, setVolume, play, stop } = usePlayback();
  const recording = useMemo(() => (chosen ? render(chosen.heard) : null), [chosen]);
  // Listened to anew it may sound otherwise: what was playing is of the past.
  useEffect(() => stop, [heard, stop]);
  if (view === undefined) return null;
  const body = heard[0]?.heard.body ?? "adult";
  return (
    <>
      <p className="mt-1 text-sm text-ink-muted">{canPlay ? texts.hint : texts.silent}</p>
      <ViewChoice
        views={views}
        shown={view}
        onChoose={({ id }) => {
          stop();
          setSite(null);
          setViewId(id);
        }}
      />
      <div role="group" aria-label={texts.places} className="relative mx-auto mt-3 max-w-72">
        <Torso view={view} body={body} />
        <span aria-hidden="true" className="absolute bottom-0 left-0 text-xs text-ink-subtle">
          {view.side === "front" ? texts.right : texts.left}
        </span>
        <span aria-hidden="true" className="absolute right-0 bottom-0 text-xs text-ink-subtle">
          {view.side === "front" ? texts.left : texts.right}
        </span>
        {heard
          .filter((place) => view.has(place.site))
          .map((place) => (
            <button
              key={place.site}
              type="button"
              aria-label={places[place.site].name}
              title={places[place.site].name}
              aria-pressed={place === chosen}
              style={spotIn(view, place.site)}
              onClick={() => {
                setSite(place.site);
                play(render(place.heard));
              }}
              className={cn(
                "absolute size-8 -translate-1/2 rounded-full border-2 shadow-card",
                place === chosen
                  ? "border-brand bg-brand ring-4 ring-brand-line forced-colors:outline-4"
                  : "border-brand bg-surface hover:bg-brand-soft",
              )}
            />
          ))}
      </div>
      <div aria-live="polite" className="mt-3 text-sm">
        {chosen ? (
          <>
            <p className="font-medium">{places[chosen.site].name}</p>
            <p className="leading-relaxed text-ink-muted">{chosen.text}</p>
          </>
        ) : (
          <p className="text-ink-muted">{texts.nowhere}</p>
        )}
      </div>
      {recording && (
        <div className="mt-2 space-y-2">
          <Outline
            samples={recording.samples.subarray(0, shownSeconds * recording.samplesPerSecond)}
          />
          {canPlay && (
            <div className="flex items-center gap-3">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => (isPlaying ? stop() : play(recording))}
              >
                {isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
                {isPlaying ? texts.stop : texts.play}
              </Button>
              <label className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-muted">
                <Volume2 className="size-4 shrink-0" aria-hidden="true" />
                <span className="sr-only">{texts.volume}</span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={Math.round(volume * 100)}
                  onChange={({ currentTarget }) => setVolume(Number(currentTarget.value) / 100)}
                  className="h-8 w-full min-w-0 accent-brand"
                />
              </label>
            </div>
          )}
        </div>
      )}
    </>
  );
}
