import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { cn } from "@/lib/cn.ts";

let focusedPath = typeof window === "undefined" ? "" : window.location.pathname;

/** Sets the document's title while the screen is shown. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === "" ? "Anamnesis" : `${title} · Anamnesis`;
  }, [title]);
};

/** Gives focus to a screen's heading after a navigation, as a full page load would; never on the first load. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === focusedPath) return;
    focusedPath = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
};

interface Props {
  title: string;
  /** Title of the browser's tab, where it differs. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  className?: string;
}

/** The one `h1` of a screen, its subtitle and its main actions. */
export function PageHeading({ title, documentTitle, subtitle, actions, className }: Props) {
  useDocumentTitle(documentTitle ?? title);
  const heading = useHeadingFocus();
  return (
    <div className={cn("mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8", className)}>
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[1.75rem] leading-[1.12] font-medium tracking-[-0.02em] sm:text-[2.125rem]"
        >
          {title}
        </h1>
        {subtitle && <p className="mt-1.5 text-ink-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
