import { maxReflectionLength, type Session } from "@anamnesis/contract";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createQueryClient, keyOf, read } from "@/lib/api/queries.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { ReflectionCard } from "./reflection-card.tsx";
import { longestReflection } from "./use-reflection.ts";

const session = { _id: "s1", user: "u1", reflection: null } as Session;
const input = { params: { sessionId: "s1" } };

function Shown() {
  const { data } = useQuery({ ...read("getSession", input), staleTime: Infinity });
  return data ? <ReflectionCard session={data} /> : null;
}
function open(stored: string | null = null) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(keyOf("getSession", input), { ...session, reflection: stored });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
const box = () => screen.getByLabelText("What do you take away?");
/** Keeps what it is sent, as the server does. */
const keeping = () =>
  fakeApi({
    "PUT /sessions/s1/reflection": ({ body }) => ({
      json: { ...session, reflection: (body as { text: string }).text.trim() || null },
    }),
  });

it("saves with Ctrl and Enter, and says so", async () => {
  const seen = keeping();
  open();
  expect(screen.getByText("Only you can read it.")).toBeVisible();
  await userEvent.type(box(), "Ask about pregnancy first");
  expect(screen.getByText(/^A draft, kept on this device/)).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Saved with this session")).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ text: "Ask about pregnancy first" }]);
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
});

it("keeps a draft through a reload, and what another device saved where there is none", async () => {
  keeping();
  const first = open("Before");
  expect(box()).toHaveValue("Before");
  await userEvent.type(box(), " and now");
  first.unmount();
  const second = open("Before");
  expect(box()).toHaveValue("Before and now");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved with this session");
  second.unmount();
  open("From the phone");
  expect(box()).toHaveValue("From the phone");
});

it("loses nothing when it cannot be saved, and tries again", async () => {
  let isDown = true;
  fakeApi({
    "PUT /sessions/s1/reflection": ({ body }) =>
      isDown
        ? { status: 503, json: { message: "The server is restarting." } }
        : { json: { ...session, reflection: (body as { text: string }).text } },
  });
  open();
  await userEvent.type(box(), "Look at the feet");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByText("Not saved yet, but kept on this device. The server is restarting."),
  ).toBeVisible();
  expect(box()).toHaveValue("Look at the feet");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again to save" }));
  expect(await screen.findByText("Saved with this session")).toBeVisible();
});

it("takes a reflection away when it is emptied", async () => {
  const seen = keeping();
  open("No longer true");
  await userEvent.clear(box());
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByText("Only you can read it.")).toBeVisible());
  expect(seen[0]?.body).toEqual({ text: "" });
});

it("holds no more than the server takes", () => {
  expect(longestReflection).toBe(maxReflectionLength);
});
