import type {
  AuthResult,
  LoginInput,
  RegisterInput,
  UpdateProfileInput,
  User,
} from "@anamnesis/contract";
import { belongingOf } from "../boards/board-key.ts";
import { moveStandings, removeStandings } from "../boards/standings.ts";
import { isUniqueViolation, type Database } from "../db/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { userOf, type Person, type SignedIn } from "./person.ts";
import * as store from "./store.ts";
import { isTimeZone } from "./time-zone.ts";
import { hashToken, newToken } from "./tokens.ts";

const day = 24 * 3_600_000;
/** A token that is used lives on; one that is not used for so long expires. */
const tokenLifeMs = 30 * day;

export interface Accounts {
  /** @throws ApiFailure email_taken */
  register(input: RegisterInput, now: Date): Promise<AuthResult>;
  /** @throws ApiFailure invalid_credentials, never telling which of the two was wrong. */
  login(input: LoginInput, now: Date): Promise<AuthResult>;
  signedInBy(token: string, now: Date): Promise<SignedIn | null>;
  logout(tokenHash: string): Promise<void>;
  /**
   * Another address needs the password too. What places somebody on leaderboards moves them there at once.
   * @throws ApiFailure email_taken, invalid_input, invalid_credentials
   */
  updateProfile(person: Person, changes: UpdateProfileInput): Promise<User>;
  /** Leaves nothing of the person. @throws ApiFailure invalid_credentials when the password is not theirs */
  deleteAccount(person: Person, password: string): Promise<void>;
  /** Drops expired tokens and reset links. */
  purge(now: Date): Promise<void>;
}

export const accounts = (db: Database): Accounts => ({
  async register({ name, email, password, timeZone }, now) {
    const passwordHash = await hashPassword(password);
    const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : "UTC";
    return refusingTakenEmail(() =>
      db.transaction(async (tx) => {
        const person = await store.insertUser(tx, {
          name,
          email,
          passwordHash,
          timeZone: zone,
          createdAt: now,
        });
        return { token: await issueToken(tx, person.id, now), user: userOf(person) };
      }),
    );
  },

  async login({ email, password }, now) {
    const user = await store.findUserByEmail(db, email);
    if (!(await isPassword(user?.passwordHash ?? null, password)) || !user)
      throw new ApiFailure("invalid_credentials", "Invalid email or password");
    return { token: await issueToken(db, user.id, now), user: userOf(user) };
  },

  async signedInBy(token, now) {
    const tokenHash = hashToken(token);
    const found = await store.findTokenOwner(db, tokenHash, now);
    if (!found) return null;
    const expiresAt = new Date(now.getTime() + tokenLifeMs);
    // Once a day is enough to keep it alive, and spares a write on every request.
    if (expiresAt.getTime() - found.expiresAt.getTime() > day)
      await store.extendToken(db, tokenHash, expiresAt);
    return { person: found.person, tokenHash };
  },

  logout: (tokenHash) => store.deleteToken(db, tokenHash),

  async updateProfile(person, { location, timeZone, currentPassword, ...fields }) {
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      throw new ApiFailure("invalid_input", "This time zone is not known.", {
        timeZone: "Use an IANA name such as Europe/London",
      });
    }
    const changes = { ...fields, ...location, ...(timeZone === undefined ? {} : { timeZone }) };
    const isNewAddress = fields.email !== undefined && fields.email !== person.email;
    if (isNewAddress) await requirePassword(db, person, currentPassword);
    const changed = await refusingTakenEmail(() =>
      db.transaction(async (tx) => {
        const before = await store.lockUser(tx, person.id);
        // A link that was sent to the former address must not open the account any more.
        if (isNewAddress) await store.deleteResetsOfUser(tx, person.id);
        const after = await store.updateUser(tx, person.id, changes);
        if (before) await moveStandings(tx, person.id, belongingOf(before), belongingOf(after));
        return after;
      }),
    );
    return userOf(changed);
  },

  async deleteAccount(person, password) {
    if (!(await isPassword(await store.findPasswordHash(db, person.id), password)))
      throw wrongPassword("password");
    await db.transaction(async (tx) => {
      await store.lockUser(tx, person.id);
      await removeStandings(tx, person.id, () => store.deleteUser(tx, person.id));
    });
  },

  purge: (now) => store.purgeExpired(db, now),
});

/** A new token for a person; the caller's transaction keeps its digest. */
export const issueToken = async (db: Database, userId: string, now: Date): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifeMs);
  await store.insertToken(db, { hash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
};

/** @throws ApiFailure invalid_input without a password, invalid_credentials with a wrong one */
const requirePassword = async (
  db: Database,
  person: Person,
  password: string | undefined,
): Promise<void> => {
  if (!password) {
    throw new ApiFailure("invalid_input", "Changing the email address needs your password.", {
      currentPassword: "Enter your password to change the email address",
    });
  }
  if (!(await isPassword(await store.findPasswordHash(db, person.id), password)))
    throw wrongPassword("currentPassword");
};

const wrongPassword = (field: string): ApiFailure =>
  new ApiFailure("invalid_credentials", "That is not your password.", {
    [field]: "That is not your password",
  });

const refusingTakenEmail = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "An account with this email address exists already. Sign in instead.";
    throw new ApiFailure("email_taken", message, { email: "Is taken" });
  }
};
