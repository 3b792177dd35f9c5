import type { LoginInput, RegisterInput, UpdateProfileInput, User } from "@anamnesis/contract";
import { createContext, use } from "react";

/**
 * checking: the stored token is being tried; expired: signed in on this page, but the server wants the password again.
 * `reason` "unreachable": signed out because the server could not be asked at start-up; "deleted": there is no such account
 * any more.
 */
export type AuthState =
  | { status: "checking" }
  | { status: "signed-out"; reason: "visitor" | "logout" | "unreachable" | "deleted" }
  | { status: "signed-in"; user: User }
  | { status: "expired"; user: User };

export interface Auth {
  state: AuthState;
  /** The signed-in person, also while the sign-in has expired; null otherwise. */
  user: User | null;
  /** Each rejects with `ApiFailure`. */
  login: (input: LoginInput) => Promise<User>;
  register: (input: RegisterInput) => Promise<User>;
  resetPassword: (input: { token: string; password: string }) => Promise<User>;
  update: (fields: UpdateProfileInput) => Promise<User>;
  /** Signs out here at once; the server is told to revoke the token as well. */
  logout: () => void;
  /** Deletes the account for good, and signs out here. */
  deleteAccount: (password: string) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (auth === null) throw new Error("useAuth needs an AuthProvider above it");
  return auth;
};

/** The signed-in person, on screens behind the guard. */
export const useUser = (): User => {
  const { user } = useAuth();
  if (user === null) throw new Error("useUser is for screens behind RequireUser");
  return user;
};
