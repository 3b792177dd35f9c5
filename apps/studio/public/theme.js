/* global document, localStorage */
// Runs before the first paint so that a chosen theme never flashes the other one.
(function () {
  try {
    var choice = localStorage.getItem("theme");
    if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
  } catch {
    // Storage may be blocked; the system's preference then applies.
  }
})();
