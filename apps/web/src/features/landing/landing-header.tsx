import { Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Logo } from "@/components/layout/logo.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { cn } from "@/lib/cn.ts";
import { landingContent } from "@/texts/landing.ts";

const content = landingContent.header;
const { anchors } = content;
const opaqueAfter = 50;

const useIsScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > opaqueAfter);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
};

/** The way in: to sign in or register, or straight on for somebody who is signed in. */
function Entrances({ className }: { className?: string }) {
  const { user } = useAuth();
  return (
    <div className={cn("flex gap-2", className)}>
      {user ? (
        <Button asChild>
          <Link to="/dashboard">{content.dashboard}</Link>
        </Button>
      ) : (
        <>
          <Button asChild variant="ghost">
            <Link to="/login">{content.login}</Link>
          </Button>
          <Button asChild>
            <Link to="/register">{content.start}</Link>
          </Button>
        </>
      )}
    </div>
  );
}

export function LandingHeader() {
  const isScrolled = useIsScrolled();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);

  return (
    <header
      data-opaque={isScrolled || isOpen}
      className={cn(
        "sticky top-0 z-30 border-b transition-colors duration-200",
        isScrolled || isOpen ? "border-line bg-surface" : "border-transparent bg-transparent",
      )}
    >
      <div className="mx-auto flex h-17 max-w-7xl items-center justify-between gap-6 px-4 sm:px-6 lg:px-8">
        <Link to="/" className="flex rounded-lg" aria-label={content.home}>
          <Logo />
        </Link>
        <nav aria-label={content.onThisPage} className="hidden gap-1 md:flex">
          {anchors.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="rounded-lg px-3.5 py-2 text-[0.9375rem] font-medium text-ink-muted transition-colors hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <Entrances className="max-md:hidden" />
        <button
          type="button"
          aria-label={isOpen ? content.closeMenu : content.openMenu}
          aria-expanded={isOpen}
          aria-controls="landing-menu"
          onClick={() => setOpen(!isOpen)}
          className="flex size-11 items-center justify-center rounded-lg text-ink-muted hover:bg-sunken md:hidden"
        >
          {isOpen ? (
            <X className="size-5" aria-hidden="true" />
          ) : (
            <Menu className="size-5" aria-hidden="true" />
          )}
        </button>
      </div>
      <div
        id="landing-menu"
        hidden={!isOpen}
        className="border-t border-line px-4 pt-2 pb-5 md:hidden"
      >
        <nav aria-label={content.menu}>
          <ul>
            {anchors.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={() => setOpen(false)}
                  className="block rounded-lg px-2 py-3 font-medium"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Entrances className="mt-3 [&>*]:flex-1" />
      </div>
    </header>
  );
}
