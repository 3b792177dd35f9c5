import {
  longestPointedText,
  mostContestsOfAnItem,
  type Contest,
  type ReportItem,
  type Session,
} from "@anamnesis/contract";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createQueryClient, keyOf, read } from "@/lib/api/queries.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { ContestItem } from "./contest-item.tsx";
import { itemsAfter, longestPlace, mostTries, placesOf, reportAfter } from "./contest-places.ts";
import { sampleReport } from "./sample-report.ts";
import { ContestContext } from "./use-contest.ts";

const item: ReportItem = {
  id: "ask:allergies",
  area: "questioning",
  group: "Background",
  label: "Allergies",
  outcome: "missed",
  points: 0,
  maxPoints: 0.2,
  why: "Before any prescription.",
  note: "I could not find where you asked this.",
  evidence: [],
  isContestable: true,
};
const session = {
  _id: "s1",
  messages: [
    { _id: "m0", sender: "patient", text: "Hello, doctor." },
    { _id: "m1", sender: "user", text: "Anything you react to?" },
    { _id: "m2", sender: "patient", text: "No." },
  ],
  initialDiagnosis: null,
  finalDiagnosis: {
    updatedReasoning: "Troponin 0.4 is raised. No tearing pain.",
    finalDiagnosis: "STEMI",
    finalMedications: ["Aspirin 300 mg"],
    treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
  },
  contests: [],
  contestedScores: null,
  unheard: [],
} as unknown as Session;
const accepted: Contest = {
  itemId: item.id,
  label: item.label,
  pointed: { where: "turn", message: 1 },
  quoted: "Anything you react to?",
  outcome: "accepted",
  points: 0.2,
  text: "You are right: it is in turn 1.",
  examinerVersion: "2.1.0",
  contestedAt: "2026-01-01T00:00:00.000Z",
};
const input = { params: { sessionId: "s1" } };

function Shown() {
  const { data } = useQuery({ ...read("getSession", input), staleTime: Infinity });
  const [shown] = data ? itemsAfter([item], data.contests) : [];
  return data && shown ? (
    <ContestContext value={data}>
      <ContestItem item={shown} />
    </ContestContext>
  ) : null;
}
function open(stored: Session = session) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(keyOf("getSession", input), stored);
  return render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
}
const opener = () => screen.getByRole("button", { name: "I did ask that: Allergies" });

it("sends the line that is pointed to and shows what came of it", async () => {
  const seen = fakeApi({
    "POST /sessions/s1/contests": { json: { ...session, contests: [accepted] } },
  });
  open();
  await userEvent.click(opener());
  const where = screen.getByLabelText("Where is it?");
  expect(where).toHaveFocus();
  expect(screen.getByRole("button", { name: "Look again" })).toBeDisabled();
  await userEvent.selectOptions(where, "Turn 1: Anything you react to?");
  await userEvent.click(screen.getByRole("button", { name: "Look again" }));
  const status = await screen.findByRole("status");
  expect(await within(status).findByText(/You are right/)).toBeVisible();
  expect(seen[0]?.body).toEqual({
    itemId: "ask:allergies",
    pointed: { where: "turn", message: 1 },
  });
  expect(screen.queryByRole("button", { name: /I did ask that/ })).toBeNull();
});

it("says when it could not be sent, and keeps what was chosen", async () => {
  fakeApi({
    "POST /sessions/s1/contests": { status: 503, json: { message: "The server is restarting." } },
  });
  open();
  await userEvent.click(opener());
  const where = screen.getByLabelText("Where is it?");
  await userEvent.selectOptions(where, "It was on the card or among the vital signs");
  await userEvent.click(screen.getByRole("button", { name: "Look again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "It could not be looked at again. The server is restarting.",
  );
  expect(where).not.toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(opener()).toBeVisible();
});

it("offers nothing for what no line can show, nor after three tries", () => {
  const tries = [1, 2, 3].map((n): Contest => ({
    ...accepted,
    outcome: "not-found",
    points: 0,
    contestedAt: String(n),
  }));
  open({ ...session, contests: tries });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getAllByText("Not found.")).toHaveLength(3);
});

it("lists the learner's own lines, word for word, and the card", () => {
  const groups = placesOf(session);
  expect(groups.map(({ label }) => label)).toEqual([
    "What you said",
    "What you wrote",
    "Known from the start",
  ]);
  expect(groups[1]?.places.map(({ pointed }) => pointed)).toEqual(
    ["Troponin 0.4 is raised.", "No tearing pain.", "STEMI", "Aspirin 300 mg"].map((text) => ({
      where: "written",
      text,
    })),
  );
});

it("shows the marks and scores as they stand after it, and leaves the report alone", () => {
  const report = { ...sampleReport, items: [item] };
  const scores = { questioningScore: 9, diagnosisScore: 9, treatmentScore: 8, overallScore: 8.7 };
  const after = reportAfter(report, { contests: [accepted], contestedScores: scores });
  expect(after).toMatchObject({ overallScore: 8.7, items: [{ outcome: "earned", points: 0.2 }] });
  expect(after.items[0]?.note).toBeUndefined();
  expect(report.items[0]?.outcome).toBe("missed");
  expect(reportAfter(report, { contests: [], contestedScores: null })).toBe(report);
});

it("holds no more than the server takes", () => {
  expect([mostTries, longestPlace]).toEqual([mostContestsOfAnItem, longestPointedText]);
});
