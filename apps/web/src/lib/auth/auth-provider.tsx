import type { AuthResult, User } from "@anamnesis/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { call, onSessionExpired } from "../api/client.ts";
import { isTransient } from "../api/failure.ts";
import { readToken, removeToken, storeToken, tokenKey } from "../api/token.ts";
import { markNewcomer } from "./newcomer.ts";
import { forgetUser, readRememberedUser, rememberUser } from "./remembered-user.ts";
import { AuthContext, type Auth, type AuthState } from "./auth-context.ts";

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Asks who the stored token belongs to; a server that is just restarting is given a moment. */
async function checkToken(
  retryDelays: readonly number[],
  asked: Promise<User> | undefined,
): Promise<User> {
  let asking = asked;
  for (const delay of retryDelays) {
    try {
      return await (asking ?? call("getMe"));
    } catch (error) {
      asking = undefined;
      if (!isTransient(error)) throw error;
      await pause(delay);
    }
  }
  return asking ?? call("getMe");
}

const initialState = (): AuthState =>
  readToken() === null ? { status: "signed-out", reason: "visitor" } : { status: "checking" };

interface Props {
  children: ReactNode;
  /** Milliseconds before each repetition of the start-up check when the server does not answer. */
  retryDelays?: readonly number[];
  /** The answer to who the stored token belongs to, where that has been asked already. */
  asked?: Promise<User> | undefined;
}
const defaultRetryDelays = [500, 1500];

/** Holds who is signed in, for the whole app. */
export function AuthProvider({ children, retryDelays = defaultRetryDelays, asked }: Props) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AuthState>(initialState);
  const start = useRef({ retryDelays, asked });

  useEffect(() => {
    if (readToken() === null) return;
    let isCurrent = true;
    checkToken(start.current.retryDelays, start.current.asked).then(
      (user) => {
        // The whole screen follows from this: as a transition it is drawn in small pieces.
        if (isCurrent) startTransition(() => setState({ status: "signed-in", user }));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.error("The stored sign-in could not be checked", error);
        const remembered = isTransient(error) ? readRememberedUser() : null;
        if (remembered !== null) return setState({ status: "signed-in", user: remembered });
        removeToken();
        setState({ status: "signed-out", reason: isTransient(error) ? "unreachable" : "visitor" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  // Whoever was let in unasked while there was no network is asked after once there is one again.
  useEffect(() => {
    const recheck = () => {
      const token = readToken();
      if (token === null) return;
      call("getMe").then(
        (user) => {
          if (readToken() === token)
            setState((now) => (now.status === "signed-in" ? { status: "signed-in", user } : now));
        },
        (error: unknown) => console.warn("The sign-in could not be checked again", error),
      );
    };
    window.addEventListener("online", recheck);
    return () => window.removeEventListener("online", recheck);
  }, []);

  useEffect(
    () =>
      onSessionExpired(() =>
        setState((now) =>
          now.status === "signed-in" ? { status: "expired", user: now.user } : now,
        ),
      ),
    [],
  );

  const lastUserId = useRef<string | null>(null);
  const enter = useCallback(
    ({ token, user }: AuthResult): User => {
      storeToken(token);
      if (lastUserId.current !== user._id) queryClient.clear();
      else void queryClient.invalidateQueries();
      setState({ status: "signed-in", user });
      return user;
    },
    [queryClient],
  );
  const leave = useCallback(
    (reason: "logout" | "deleted"): void => {
      removeToken();
      queryClient.clear();
      setState({ status: "signed-out", reason });
    },
    [queryClient],
  );
  // Signing out in one tab signs out in all of them, and signing in as somebody else changes who one is in all of them.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== tokenKey) return;
      if (event.newValue === null) {
        queryClient.clear();
        setState({ status: "signed-out", reason: "logout" });
        return;
      }
      const token = event.newValue;
      call("getMe").then(
        (user) => readToken() === token && enter({ token, user }),
        (error: unknown) => console.warn("The sign-in of another tab could not be checked", error),
      );
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [queryClient, enter]);

  const user = state.status === "signed-in" || state.status === "expired" ? state.user : null;
  useEffect(() => {
    lastUserId.current = user?._id ?? null;
    if (user !== null) rememberUser(user);
  }, [user]);
  useEffect(() => {
    if (state.status === "signed-out" && state.reason !== "unreachable") forgetUser();
  }, [state]);

  const auth = useMemo<Auth>(
    () => ({
      state,
      user,
      login: async (input) => enter(await call("login", { body: input })),
      register: async (input) => {
        const result = await call("register", { body: input });
        markNewcomer(result.user._id);
        return enter(result);
      },
      resetPassword: async (input) => enter(await call("resetPassword", { body: input })),
      update: async (fields) => {
        const updated = await call("updateProfile", { body: fields });
        setState((now) => ("user" in now ? { ...now, user: updated } : now));
        void queryClient.invalidateQueries({ queryKey: ["getBoard"] });
        return updated;
      },
      deleteAccount: async (password) => {
        await call("deleteAccount", { body: { password } });
        leave("deleted");
      },
      logout: () => {
        const token = readToken();
        leave("logout");
        if (token !== null)
          call("logout", undefined, { token }).catch((error: unknown) =>
            console.warn("The server could not be told of the sign-out", error),
          );
      },
    }),
    [state, user, enter, leave, queryClient],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
