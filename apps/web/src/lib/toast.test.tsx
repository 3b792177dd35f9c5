import { render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { toast, useIsToasterWanted } from "./toast.ts";

const Toaster = lazy(() =>
  import("@/components/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })),
);
function Corner() {
  return useIsToasterWanted() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : (
    <p>Nothing was said</p>
  );
}

it("shows what was said before there was anything to show it with", async () => {
  render(<Corner />);
  expect(screen.getByText("Nothing was said")).toBeVisible();
  toast.success("Your profile is saved");
  toast.error("Your rating was not saved");
  expect(await screen.findByText("Your profile is saved")).toBeInTheDocument();
  expect(await screen.findByText("Your rating was not saved")).toBeInTheDocument();
});
