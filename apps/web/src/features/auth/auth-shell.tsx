import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { Logo } from "@/components/layout/logo.tsx";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";
import { cn } from "@/lib/cn.ts";
import { authTexts as texts } from "@/texts/auth.ts";

/** A few lines of a consultation: what it is all about. */
function Exchange() {
  return (
    <ul aria-label={texts.exchangeLabel} className="max-w-md space-y-2.5">
      {texts.exchange.map(({ who, text }, index) => (
        <li
          key={text}
          style={{ animationDelay: `${index * 140}ms` }}
          className={cn(
            "w-fit max-w-[85%] animate-rise rounded-2xl px-4 py-2 shadow-card",
            who === "learner"
              ? "ml-auto rounded-br-sm bg-brand text-[0.9375rem] text-on-brand"
              : "rounded-bl-sm bg-surface font-serif text-[1.0625rem] leading-snug",
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

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
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-8">
          <Link to="/" className="flex rounded-lg" aria-label={texts.home}>
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[27rem] flex-1 flex-col justify-center px-4 pt-4 pb-16"
        >
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.75rem] leading-tight font-medium tracking-[-0.02em]"
          >
            {title}
          </h1>
          <p className="mt-1.5 mb-7 text-ink-muted">{subtitle}</p>
          {children}
          {footer && <p className="mt-7 text-center text-[0.9375rem] text-ink-muted">{footer}</p>}
        </main>
      </div>
      <aside className="relative hidden w-[46%] max-w-2xl flex-col justify-center overflow-hidden border-l border-line bg-brand-soft px-14 py-12 lg:flex xl:px-16">
        <Trace
          beats={7}
          isDrawn
          className="absolute inset-x-0 bottom-0 h-24 w-full text-brand-line"
        />
        <p className="mb-8 max-w-md font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] text-balance">
          {texts.motto}
        </p>
        <Exchange />
        <ul className="mt-9 mb-14 max-w-md space-y-3">
          {texts.promises.map((text) => (
            <li key={text} className="flex gap-3 text-[0.9375rem] text-ink-muted">
              <Check
                className="mt-1 size-4 shrink-0 text-brand-ink"
                strokeWidth={2.5}
                aria-hidden="true"
              />
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
