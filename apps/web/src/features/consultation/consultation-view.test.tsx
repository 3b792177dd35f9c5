import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ConsultationView } from "./consultation-view.tsx";
import type { ChatLine } from "./conversation.ts";
import { patient } from "./sample-patient.ts";

const line = (part: Partial<ChatLine>): ChatLine => ({
  id: "1",
  sender: "patient",
  text: "Hello, doctor.",
  timestamp: new Date().toISOString(),
  state: "stored",
  problem: null,
  ...part,
});

type Part = Partial<ComponentProps<typeof ConsultationView>>;
const viewInRouter = (part: Part) => (
  <MemoryRouter>
    <ConsultationView
      patient={patient}
      panel={{ symptoms: [], history: [] }}
      lines={[line({})]}
      mood="worried"
      isPending={false}
      draftKey="ada/message/s1"
      diagnosePath="/diagnosis/initial/s1"
      onSend={() => Promise.resolve()}
      {...part}
    />
  </MemoryRouter>
);

function consult(part: Part = {}) {
  const onSend = vi.fn(() => Promise.resolve());
  const view = render(viewInRouter({ onSend, ...part }));
  return {
    ...view,
    onSend,
    user: userEvent.setup(),
    input: screen.getByPlaceholderText("Ask the patient about their symptoms..."),
    send: () => screen.getByRole("button", { name: "Send" }),
  };
}

test("Enter sends what was written, empties the input and keeps the focus in it", async () => {
  const { user, input, onSend } = consult();
  await user.type(input, "  When did it start? {Enter}");
  expect(onSend).toHaveBeenCalledExactlyOnceWith("When did it start?");
  expect(input).toHaveValue("");
  expect(input).toHaveFocus();
});

test("Shift and Enter begin a new line", async () => {
  const { user, input, onSend } = consult();
  await user.type(input, "One{Shift>}{Enter}{/Shift}two");
  expect(onSend).not.toHaveBeenCalled();
  expect(input).toHaveValue("One\ntwo");
});

test("blank text cannot be sent, by button or key", async () => {
  const { user, input, onSend, send } = consult();
  expect(send()).toBeDisabled();
  await user.type(input, "   {Enter}");
  expect(send()).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

test("while the patient is typing, one can write on but not send", async () => {
  const { user, input, onSend, send } = consult({ isPending: true });
  expect(screen.getByText("Patient is typing...")).toBeVisible();
  await user.type(input, "And where?{Enter}");
  expect(input).toHaveValue("And where?");
  expect(send()).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

test("what was being written is there again after a reload, and gone once it was sent", async () => {
  const first = consult();
  await first.user.type(first.input, "Does it go any");
  first.unmount();
  const second = consult();
  expect(second.input).toHaveValue("Does it go any");
  await second.user.type(second.input, "where?{Enter}");
  second.unmount();
  expect(consult().input).toHaveValue("");
});

test("each line says who said it and when", () => {
  consult({
    lines: [line({}), line({ id: "2", sender: "user", text: "Good morning." })],
  });
  const [reply, own] = within(screen.getByRole("log")).getAllByRole("listitem");
  expect(reply).toHaveTextContent(/^Terence Malloy.*\d.*Hello, doctor\.$/);
  expect(own).toHaveTextContent(/^You.*Good morning\.$/);
});

test("a message that failed stays in view and can be sent again", async () => {
  const onResend = vi.fn();
  const { user } = consult({
    lines: [line({}), line({ id: "2", sender: "user", text: "Do you smoke?", state: "unsent" })],
    onResend,
  });
  expect(screen.getByText("Do you smoke?")).toBeVisible();
  expect(screen.getByText("Not sent")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Resend" }));
  expect(onResend).toHaveBeenCalledOnce();
});

test("a message that was refused says why and comes back into the input to be changed", async () => {
  const onWithdraw = vi.fn();
  const { user, input } = consult({
    lines: [
      line({
        id: "2",
        sender: "user",
        text: "Far too long",
        state: "refused",
        problem: "Too long.",
      }),
    ],
    onWithdraw,
  });
  expect(screen.getByText("Too long.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit" }));
  expect(input).toHaveValue("Far too long");
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test("End Chat & Diagnose leads to the initial diagnosis", () => {
  consult();
  expect(screen.getByRole("link", { name: "End Chat & Diagnose" })).toHaveAttribute(
    "href",
    "/diagnosis/initial/s1",
  );
});

test("the panel marks what the newest reply added", () => {
  consult({
    panel: {
      symptoms: [
        { id: "a", text: "Sweating", source: "triage", toldAt: null },
        { id: "b", text: "Pain in the jaw", source: "told", toldAt: "2026-03-02T10:00:00.000Z" },
      ],
      history: [{ id: "c", text: "Smokes", source: "told", toldAt: "2026-03-02T10:05:00.000Z" }],
    },
  });
  const panel = screen.getByRole("complementary", { name: "Patient" });
  expect(within(panel).getByText("98/60")).toBeVisible();
  expect(within(panel).getByText("97.5°F")).toBeVisible();
  const marked = within(panel)
    .getAllByRole("listitem")
    .filter((item) => /New$/.test(item.textContent));
  expect(marked.map((item) => item.textContent)).toEqual(["SmokesNew"]);
});

test("an examination is asked for in words, and its finding is kept at the side", async () => {
  const { onSend, user } = consult({
    lines: [line({}), line({ id: "2", text: "Yes, go ahead. [Skin: No rash, no bruises.]" })],
  });
  const side = screen.getByRole("complementary", { name: "Patient" });
  await user.click(within(side).getByRole("tab", { name: "Examine" }));
  expect(within(side).getByRole("button", { name: /^Skin.*examined$/ })).toBeVisible();
  expect(within(side).getByText("No rash, no bruises.")).toBeVisible();
  await user.click(within(side).getByRole("button", { name: "Lungs" }));
  expect(onSend).toHaveBeenCalledWith(expect.stringMatching(/^May I listen to the lungs/));
});

test("nothing can be examined while an answer is awaited or after the end", async () => {
  const { user, onSend } = consult({ isPending: true });
  await user.click(screen.getByRole("tab", { name: "Examine" }));
  const abdomen = screen.getByRole("button", { name: "Abdomen" });
  expect(abdomen).toHaveAttribute("aria-disabled", "true");
  await user.click(abdomen);
  expect(onSend).not.toHaveBeenCalled();
});

test("the patient's mood stands beside the name and changes", () => {
  const { rerender } = consult({ mood: "in pain" });
  const side = screen.getByRole("complementary", { name: "Patient" });
  expect(within(side).getByText("In pain")).toBeVisible();
  rerender(viewInRouter({ mood: "relieved" }));
  expect(within(side).getByText("Relieved")).toBeVisible();
});

test("a reply is shown as far as it has been heard, and told to a screen reader once, whole", () => {
  const question = line({ id: "2", sender: "user", text: "Do you smoke?" });
  const { rerender } = render(viewInRouter({ lines: [line({}), question] }));
  rerender(
    viewInRouter({
      lines: [line({}), question, line({ id: "h", text: "Twenty a day.", state: "spoken" })],
      isPending: true,
    }),
  );
  expect(screen.getByText("Twenty a day.")).toBeVisible();
  const region = document.querySelector("p[aria-live=polite]");
  expect(region).toBeEmptyDOMElement();
  rerender(
    viewInRouter({
      lines: [line({}), question, line({ id: "3", text: "Twenty a day. Since school." })],
    }),
  );
  expect(region).toHaveTextContent("Terence Malloy: Twenty a day. Since school.");
  expect(screen.getByRole("log")).toHaveAttribute("aria-live", "off");
});

test("keys lead everywhere, also while writing", async () => {
  const { user, input } = consult({
    notebook: <textarea data-notebook="notes" aria-label="Notes" />,
  });
  await user.type(input, "Where");
  await user.keyboard("{Alt>}[KeyX]{/Alt}");
  expect(screen.getByRole("tab", { name: "Examine" })).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Alt>}[KeyM]{/Alt}");
  expect(input).toHaveFocus();
  expect(input).toHaveValue("Where");
  await user.keyboard("{Alt>}[KeyK]{/Alt}");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("the arrow brings back what was asked last, into an empty input alone", async () => {
  const { user, input } = consult({
    lines: [line({}), line({ id: "2", sender: "user", text: "Do you smoke?" })],
  });
  await user.type(input, "x{ArrowUp}");
  expect(input).toHaveValue("x");
  await user.clear(input);
  await user.keyboard("{ArrowUp}");
  expect(input).toHaveValue("Do you smoke?");
});

test("what the browser cannot do is not offered", () => {
  consult();
  expect(screen.queryByRole("button", { name: "Read replies aloud" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Speak instead of typing" })).not.toBeInTheDocument();
});

test("what is said into the microphone becomes text behind what was written", async () => {
  const made: { onresult?: (event: unknown) => void; onend?: () => void; stop: () => void }[] = [];
  vi.stubGlobal(
    "SpeechRecognition",
    class {
      onresult?: (event: unknown) => void;
      onend?: () => void;
      constructor() {
        made.push(this);
      }
      start() {}
      abort() {}
      stop() {
        this.onend?.();
      }
    },
  );
  const { user, input, onSend } = consult();
  await user.type(input, "So,");
  await user.click(screen.getByRole("button", { name: "Speak instead of typing" }));
  act(() =>
    made[0]?.onresult?.({
      results: [[{ transcript: " when did it " }], [{ transcript: "start" }]],
    }),
  );
  expect(input).toHaveValue("So, when did it start");
  await user.type(input, "?{Enter}");
  expect(onSend).toHaveBeenCalledWith("So, when did it start?");
  expect(screen.getByRole("button", { name: "Speak instead of typing" })).toBeVisible();
});
