import { lazy, Suspense, useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router";
import { Logo } from "@/components/layout/logo.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";
import { landingContent, legalTexts, type LegalTextId } from "@/texts/landing.ts";

const LegalDialog = lazy(() =>
  import("./legal-dialog.tsx").then(({ LegalDialog }) => ({ default: LegalDialog })),
);
const ids = Object.keys(legalTexts) as LegalTextId[];
const never = () => () => undefined;

/** Whether the page is the browser's own by now; the one that was rendered beforehand knows no address. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The foot of the page; its links open short texts that have an address of their own (`/?about=privacy`). */
export function LandingFooter() {
  const [query, setQuery] = useSearchParams();
  const isTakenOver = useIsTakenOver();
  const open = isTakenOver ? ids.find((id) => id === query.get("about")) : undefined;
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 py-9 sm:px-6 lg:px-8">
        <Logo />
        <nav aria-label={landingContent.footer.about}>
          <ul className="-mx-2 flex flex-wrap">
            {ids.map((id) => (
              <li key={id}>
                <Link
                  to={`/?about=${id}`}
                  preventScrollReset
                  className="block rounded-sm px-2 py-2 text-[0.9375rem] text-ink-muted underline-offset-4 hover:text-ink hover:underline sm:px-3"
                >
                  {legalTexts[id].title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
      </div>
      {open && (
        <Suspense>
          <LegalDialog
            id={open}
            onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </footer>
  );
}
