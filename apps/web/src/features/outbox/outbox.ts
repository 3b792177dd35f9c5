import type { Notebook, SendMessageOutput, Session } from "@anamnesis/contract";
import { outboxTexts as texts } from "@/texts/outbox.ts";
import { inOrder, type NewEntry, type OutboxEntry } from "./entry.ts";
import { nextToSend, retryDelay } from "./queue.ts";
import type { OutboxStorage } from "./storage.ts";
import { verdictOf } from "./verdict.ts";

/** What the server answered to an entry. */
export type Delivery =
  | { readonly kind: "message"; readonly output: SendMessageOutput }
  | { readonly kind: "notes"; readonly notebook: Notebook }
  | { readonly kind: "diagnosis"; readonly session: Session };

/** An entry as screens see it; `delivery` is set for the moment between the answer and the entry's going. */
export interface QueuedEntry {
  readonly entry: OutboxEntry;
  readonly isSending: boolean;
  readonly delivery: Delivery | null;
  /** Of a message under way: as much of the reply as has been heard; null before the server has the message. */
  readonly heard: string | null;
}

/** What the outbox needs of the world. */
export interface OutboxPorts {
  readonly storage: OutboxStorage;
  /** Sends one entry; rejects with `ApiFailure`. Tells of a reply what has been heard so far. */
  deliver(entry: OutboxEntry, onHeard: (text: string) => void): Promise<Delivery>;
  /** Whether the sign-in that would be sent along is this person's. */
  isSignedIn(): boolean;
  /** The server has taken an entry. */
  onDelivered(entry: OutboxEntry, delivery: Delivery): void;
  /** An entry was delivered or discarded by another tab. */
  onGone(entry: OutboxEntry): void;
  /** Tells other tabs that the stored entries have changed. */
  announce(): void;
  /** Runs the work alone among all tabs. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>;
  newId(): string;
  now(): Date;
}

/** How long a delivered entry stays in view, so that what replaces it is drawn before it goes. */
const lingering = 150;

/** What was written, without the time at which it was. */
const textOf = (body: object): string => JSON.stringify({ ...body, submittedAt: undefined });

interface Lane {
  again: boolean;
  withMessages: boolean;
}

/** Keeps what was written until the server has acknowledged it. One for each signed-in person. */
export class Outbox {
  readonly userId: string;
  readonly #ports: OutboxPorts;
  readonly #entries = new Map<string, OutboxEntry>();
  readonly #sending = new Set<string>();
  readonly #delivered = new Map<string, Delivery>();
  readonly #heard = new Map<string, string>();
  /** Entries known to be on the device; one that is not may only be in memory. */
  readonly #stored = new Set<string>();
  readonly #lanes = new Map<string, Lane>();
  readonly #listeners = new Set<() => void>();
  #snapshot: readonly QueuedEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(userId: string, ports: OutboxPorts) {
    this.userId = userId;
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Everything unacknowledged, oldest first; the same array until something changes. */
  readonly snapshot = (): readonly QueuedEntry[] => this.#snapshot;

  /** Reads what an earlier visit left and tries to send it. */
  async start(): Promise<void> {
    this.#isRunning = true;
    await this.reload();
    this.wake();
  }
  stop(): void {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Keeps an entry on the device (that is when the promise resolves) and begins to send it. */
  async add(given: NewEntry): Promise<OutboxEntry> {
    const entry = this.#replaceable(given) ?? this.#make(given);
    this.#entries.set(entry.id, entry);
    this.#emit();
    await this.#store(entry);
    void this.#run(entry.sessionId, true);
    return entry;
  }

  /** Tries everything again now: the network is back, or the person asked for it. */
  wake(sessionId?: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sessions = new Set([...this.#entries.values()].map((entry) => entry.sessionId));
    for (const id of sessions)
      if (sessionId === undefined || id === sessionId) void this.#run(id, true);
  }

  /** Gives an entry up, such as one that was refused and has been written anew. */
  async discard(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.#sending.has(id)) return;
    this.#entries.delete(id);
    this.#emit();
    await this.#forget(entry);
    void this.#run(entry.sessionId, false);
  }

  /** Takes over what another tab has stored or removed. */
  async reload(): Promise<void> {
    let stored: OutboxEntry[];
    try {
      stored = await this.#ports.storage.list(this.userId);
    } catch (error) {
      console.warn("What is kept on this device could not be read", error);
      return;
    }
    const ids = new Set(stored.map((entry) => entry.id));
    for (const entry of [...this.#entries.values()])
      if (this.#stored.has(entry.id) && !ids.has(entry.id) && !this.#isBusy(entry.id))
        this.#drop(entry);
    for (const entry of stored) {
      this.#stored.add(entry.id);
      if (!this.#isBusy(entry.id)) this.#entries.set(entry.id, entry);
    }
    this.#emit();
    this.#schedule();
  }

  #isBusy(id: string): boolean {
    return this.#sending.has(id) || this.#delivered.has(id);
  }

  /** A submission takes the place of one of the same form that waits, notes of older ones; the same text keeps its key. */
  #replaceable(given: NewEntry): OutboxEntry | undefined {
    if (given.kind === "message") return undefined;
    for (const old of [...this.#entries.values()]) {
      if (old.kind !== given.kind || old.sessionId !== given.sessionId || this.#isBusy(old.id))
        continue;
      const isSame = textOf(old.body) === textOf(given.body);
      if (isSame && old.status === "waiting") return old;
      this.#entries.delete(old.id);
      void this.#forget(old);
    }
    return undefined;
  }

  #make(given: NewEntry): OutboxEntry {
    return {
      ...given,
      id: this.#ports.newId(),
      userId: this.userId,
      createdAt: this.#ports.now().toISOString(),
      attempts: 0,
      status: "waiting",
      problem: null,
      fields: {},
    };
  }

  async #run(sessionId: string, withMessages: boolean): Promise<void> {
    const running = this.#lanes.get(sessionId);
    if (running !== undefined) {
      running.again = true;
      running.withMessages ||= withMessages;
      return;
    }
    const lane: Lane = { again: true, withMessages };
    this.#lanes.set(sessionId, lane);
    try {
      await this.#ports.exclusively(`outbox/${sessionId}`, async () => {
        while (lane.again) {
          lane.again = false;
          await this.#drain(sessionId, lane.withMessages);
        }
      });
    } finally {
      this.#lanes.delete(sessionId);
    }
    this.#schedule();
  }

  async #drain(sessionId: string, withMessages: boolean): Promise<void> {
    const tried = new Set<string>();
    let areMessagesHeld = false;
    for (;;) {
      const waiting = [...this.#entries.values()].filter(
        (entry) => entry.sessionId === sessionId && !this.#delivered.has(entry.id),
      );
      const entry = nextToSend(waiting, { tried, withMessages, areMessagesHeld });
      if (!this.#isRunning) return;
      if (entry === undefined) {
        // Only a final diagnosis can be left over untried: behind an initial one that was not taken.
        if (waiting.some(({ kind, status }) => kind === "final-diagnosis" && status === "waiting"))
          this.#hold(sessionId, texts.afterInitial);
        return;
      }
      tried.add(entry.id);
      const outcome = await this.#attempt(entry);
      if (outcome === "stop") return this.#hold(sessionId, texts.untilSignedIn);
      if (outcome === "later" && entry.kind === "message") {
        areMessagesHeld = true;
        this.#hold(sessionId, texts.afterMessage);
      }
    }
  }

  /** Says of everything in a session that was not tried why it was not; otherwise it would seem to be on its way. */
  #hold(sessionId: string, problem: string): void {
    for (const entry of this.#entries.values())
      if (entry.sessionId === sessionId && entry.status === "waiting" && entry.problem === null)
        this.#entries.set(entry.id, { ...entry, problem });
    this.#emit();
  }

  async #attempt(entry: OutboxEntry): Promise<"sent" | "later" | "refused" | "stop"> {
    if (!this.#ports.isSignedIn()) return "stop";
    if (await this.#wasTakenElsewhere(entry)) return "sent";
    this.#sending.add(entry.id);
    this.#emit();
    try {
      const delivery = await this.#ports.deliver(entry, (text) => {
        this.#heard.set(entry.id, text);
        this.#emit();
      });
      // Said before the answer is shown, so that no screen draws the entry beside what has become of it.
      this.#delivered.set(entry.id, delivery);
      this.#emit();
      this.#ports.onDelivered(entry, delivery);
      await this.#forget(entry);
      setTimeout(() => {
        this.#delivered.delete(entry.id);
        this.#entries.delete(entry.id);
        this.#emit();
      }, lingering);
      return "sent";
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict.kind === "signed-out") return "stop";
      const changed: OutboxEntry = {
        ...entry,
        attempts: entry.attempts + 1,
        status: verdict.kind === "refused" ? "refused" : "waiting",
        problem: verdict.problem,
        fields: verdict.kind === "refused" ? verdict.fields : {},
      };
      this.#entries.set(entry.id, changed);
      await this.#store(changed);
      return verdict.kind;
    } finally {
      this.#sending.delete(entry.id);
      this.#heard.delete(entry.id);
      this.#emit();
    }
  }

  async #wasTakenElsewhere(entry: OutboxEntry): Promise<boolean> {
    if (!this.#stored.has(entry.id)) return false;
    try {
      const stored = await this.#ports.storage.list(this.userId);
      if (stored.some(({ id }) => id === entry.id)) return false;
    } catch {
      return false;
    }
    this.#drop(entry);
    this.#emit();
    return true;
  }

  #drop(entry: OutboxEntry): void {
    this.#entries.delete(entry.id);
    this.#stored.delete(entry.id);
    this.#ports.onGone(entry);
  }

  async #store(entry: OutboxEntry): Promise<void> {
    try {
      await this.#ports.storage.put(entry);
      this.#stored.add(entry.id);
      this.#ports.announce();
    } catch (error) {
      console.warn(
        "This device keeps nothing; what was written lasts until the page closes",
        error,
      );
    }
  }
  async #forget(entry: OutboxEntry): Promise<void> {
    this.#stored.delete(entry.id);
    await this.#ports.storage.remove(this.userId, entry.id);
    this.#ports.announce();
  }

  #schedule(): void {
    if (this.#timer !== undefined || !this.#isRunning) return;
    const waiting = [...this.#entries.values()].filter(
      (entry) => entry.kind !== "message" && entry.status === "waiting" && !this.#isBusy(entry.id),
    );
    if (waiting.length === 0) return;
    const delay = Math.min(...waiting.map((entry) => retryDelay(entry.attempts)));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const id of new Set(waiting.map((entry) => entry.sessionId))) void this.#run(id, false);
    }, delay);
  }

  #emit(): void {
    this.#snapshot = inOrder([...this.#entries.values()]).map((entry) => ({
      entry,
      isSending: this.#sending.has(entry.id),
      delivery: this.#delivered.get(entry.id) ?? null,
      heard: this.#heard.get(entry.id) ?? null,
    }));
    for (const listener of this.#listeners) listener();
  }
}
