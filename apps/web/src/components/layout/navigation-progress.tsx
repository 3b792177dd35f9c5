import { useNavigation } from "react-router";

/** A thin line at the top while the next screen is being fetched; a screen that is there at once shows none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-creep bg-brand"
    />
  );
}
