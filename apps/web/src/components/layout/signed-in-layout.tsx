import { Menu } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { Link, Outlet } from "react-router";
import { Sheet } from "@/components/ui/dialog.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Logo } from "./logo.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Frame of every screen behind the guard: side navigation, or a top bar with a drawer on small screens. */
export function SignedInLayout({ notice }: { notice?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-h-dvh lg:pl-66 print:pl-0">
      <SkipLink />
      <aside className="fixed inset-y-0 left-0 hidden w-66 overflow-y-auto border-r border-line bg-surface lg:flex print:hidden">
        <SideNavigation />
      </aside>
      <header className="sticky top-0 z-30 flex h-15 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 lg:hidden print:hidden">
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          className="flex size-11 items-center justify-center rounded-lg text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <Menu className="size-5" aria-hidden="true" />
        </button>
        <Link to="/dashboard" className="flex rounded-lg">
          <Logo />
        </Link>
      </header>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Menu">
        <SideNavigation onNavigate={() => setOpen(false)} />
      </Sheet>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 sm:py-8 lg:px-10 lg:py-10 print:max-w-none print:p-0"
      >
        {notice}
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
