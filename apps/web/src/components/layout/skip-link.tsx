/** The first stop of the Tab key: past the navigation, straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // A hash in the address would count as a navigation.
        event.preventDefault();
        const main = document.getElementById("main");
        main?.focus();
        main?.scrollIntoView();
      }}
      className="sr-only z-50 rounded-lg bg-brand px-4 py-2.5 font-medium text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
