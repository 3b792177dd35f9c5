import { readToken } from "@/lib/api/token.ts";

const channelName = "anamnesis-outbox";

/** What an outbox knows of its browser: whose token is stored, and the other tabs of the same person. */
export class TabLink {
  readonly #userId: string;
  /** The token that is known to be this person's; another tab may have stored somebody else's since. */
  #ownToken: string | null = null;
  #channel: BroadcastChannel | null = null;

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** The token that is stored now belongs to this person; until `lockOut`. */
  trustToken(): void {
    this.#ownToken = readToken();
  }
  lockOut(): void {
    this.#ownToken = null;
  }
  readonly isSignedIn = (): boolean => this.#ownToken !== null && this.#ownToken === readToken();

  readonly announce = (): void => this.#channel?.postMessage(this.#userId);
  /** Calls back whenever another tab has changed what is stored; returns the way to stop. */
  listen(onChange: () => void): () => void {
    if (!("BroadcastChannel" in window)) return () => undefined;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (data === this.#userId) onChange();
    };
    this.#channel = channel;
    return () => {
      channel.close();
      this.#channel = null;
    };
  }
}
