import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";

/** A picture that could not be fetched is left out: its words stand beside it anyway. */
class WithoutPicture extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** How far below the window a drawing may be when it is fetched. */
const ahead = "300px";

/** Whether an element has come near the window; once it has, it stays so. */
function useIsNear() {
  const [isNear, setNear] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isNear };
}

/**
 * Room for a drawing that is fetched when it comes near the window, so that nothing moves when it arrives. Hidden from
 * assistive technology: what it shows is said in words or in a table beside it.
 */
export function Picture({
  className,
  failed,
  children,
}: {
  className: string;
  failed: ReactNode;
  children: ReactNode;
}) {
  const { element, isNear } = useIsNear();
  return (
    <WithoutPicture fallback={<p className="text-sm text-ink-muted">{failed}</p>}>
      <div ref={element} aria-hidden="true" className={cn("relative min-w-0", className)}>
        <div className="absolute inset-0">
          {isNear ? (
            <Suspense fallback={<Skeleton className="h-full" />}>{children}</Suspense>
          ) : (
            <Skeleton className="h-full" />
          )}
        </div>
      </div>
    </WithoutPicture>
  );
}
