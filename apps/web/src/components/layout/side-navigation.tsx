import {
  BookOpen,
  CalendarDays,
  ClipboardList,
  Layers,
  LayoutDashboard,
  LogOut,
  Newspaper,
  Trophy,
  UserRound,
} from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { Avatar } from "@/components/ui/avatar.tsx";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { cn } from "@/lib/cn.ts";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

// `covers`: screens without an entry of their own light the one that they belong to.
const items = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutDashboard, covers: [] },
  { to: "/modules", label: "Modules", icon: BookOpen, covers: ["/simulation"] },
  {
    to: "/sessions",
    label: "Patient Progress Room",
    icon: ClipboardList,
    covers: ["/diagnosis", "/tests", "/analysis", "/people"],
  },
  { to: "/daily", label: "Daily Round", icon: CalendarDays, covers: [] },
  { to: "/recall", label: "Recall", icon: Layers, covers: [] },
  { to: "/leaderboard", label: "Leaderboard", icon: Trophy, covers: [] },
  { to: "/profile", label: "Profile", icon: UserRound, covers: [] },
  { to: "/blogging", label: "Journal", icon: Newspaper, covers: [] },
] as const;

const entry =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium transition-colors [&_svg]:size-[1.15rem] [&_svg]:shrink-0";

/** The navigation of a signed-in person; in the drawer of small screens too. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { user, logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-full min-w-0 flex-1 flex-col p-4">
      <Link to="/dashboard" className="mb-6 self-start rounded-lg px-2 py-1.5" onClick={onNavigate}>
        <Logo />
      </Link>
      <nav aria-label="Main">
        <ul className="space-y-1">
          {items.map(({ to, label, icon: Icon, covers }) => {
            const isCovered = covers.some((path) => `${pathname}/`.startsWith(`${path}/`));
            return (
              <li key={to}>
                <NavLink
                  to={to}
                  onClick={onNavigate}
                  className={({ isActive }) =>
                    cn(
                      entry,
                      isActive || isCovered
                        ? "bg-brand-soft text-brand-ink forced-colors:outline-2 forced-colors:-outline-offset-2"
                        : "text-ink-muted hover:bg-sunken hover:text-ink",
                    )
                  }
                >
                  <Icon aria-hidden="true" />
                  {label}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-auto space-y-3 pt-6">
        <ThemeToggle className="flex" />
        <div className="border-t border-line pt-3">
          {user && (
            <div className="flex items-center gap-3 px-3 py-2">
              <Avatar name={user.name} className="size-9" />
              <div className="min-w-0 leading-tight">
                <p className="truncate text-sm font-medium">{user.name}</p>
                <p className="truncate text-[0.8125rem] text-ink-subtle">{user.email}</p>
              </div>
            </div>
          )}
          <button
            type="button"
            onClick={logout}
            className={cn(entry, "text-ink-muted hover:bg-sunken hover:text-ink")}
          >
            <LogOut aria-hidden="true" />
            Logout
          </button>
        </div>
      </div>
    </div>
  );
}
