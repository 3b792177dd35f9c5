import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "@/components/layout/logo.tsx";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";

const promises = [
  "Ask in your own words. The patient understands, and tells only what was asked.",
  "Order tests, commit to a diagnosis, and treat.",
  "See every mark explained, with the question that would have earned it.",
];

interface Props {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
  /** Under the form, such as the way to the other form. */
  footer?: ReactNode;
}

/** Frame of the screens before sign-in: the form, and beside it what it is for. */
export function AuthShell({ title, subtitle, children, footer }: Props) {
  useDocumentTitle(title);
  const heading = useHeadingFocus();
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-8">
          <Link to="/" className="flex rounded-lg" aria-label="Anamnesis, home">
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[27rem] flex-1 flex-col justify-center px-4 pt-4 pb-16"
        >
          <h1 ref={heading} tabIndex={-1} className="text-[1.75rem] font-semibold">
            {title}
          </h1>
          <p className="mt-1.5 mb-7 text-ink-muted">{subtitle}</p>
          {children}
          {footer && <p className="mt-7 text-center text-[0.9375rem] text-ink-muted">{footer}</p>}
        </main>
      </div>
      <aside className="hidden w-[44%] max-w-2xl flex-col justify-center border-l border-line bg-brand-soft px-14 xl:flex">
        <p className="max-w-md text-[2rem] leading-tight font-semibold tracking-[-0.022em]">
          Listen to the patient. They are telling you the diagnosis.
        </p>
        <ul className="mt-9 max-w-md space-y-4">
          {promises.map((text) => (
            <li key={text} className="flex gap-3 text-ink-muted">
              <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
                <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

/** A link inside running text. */
export const textLink = "rounded-sm font-medium text-brand-ink underline-offset-4 hover:underline";
