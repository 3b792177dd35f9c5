import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accessTokens, passwordResets, users } from "../db/schema.ts";
import type { Person } from "./person.ts";

type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type UserChanges = Partial<Omit<NewUser, "id" | "createdAt">>;

export const findUserByEmail = async (db: Database, email: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
};

/** The person with their password's hash; nobody else changes them, or counts an award of theirs, until the transaction ends. */
export const lockUser = async (tx: Database, userId: string): Promise<UserRow | null> => {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row ?? null;
};

export const findPasswordHash = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row?.passwordHash ?? null;
};

/** Everything that refers to the person goes with them. */
export const deleteUser = async (tx: Database, userId: string): Promise<void> => {
  await tx.delete(users).where(eq(users.id, userId));
};

/** @throws a unique violation when the address is taken. */
export const insertUser = async (db: Database, user: NewUser): Promise<Person> => {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error("The user was not stored.");
  return row;
};

/** @throws a unique violation when the address is taken. */
export const updateUser = async (
  db: Database,
  userId: string,
  changes: UserChanges,
): Promise<Person> => {
  if (Object.keys(changes).length > 0)
    await db.update(users).set(changes).where(eq(users.id, userId));
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error("The user is gone.");
  return row;
};

export const insertToken = async (
  db: Database,
  token: typeof accessTokens.$inferInsert,
): Promise<void> => {
  await db.insert(accessTokens).values(token);
};

/** The owner of a token that has not expired. */
export const findTokenOwner = async (
  db: Database,
  hash: string,
  now: Date,
): Promise<{ person: Person; expiresAt: Date } | null> => {
  const [row] = await db
    .select({ person: users, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.hash, hash), gt(accessTokens.expiresAt, now)));
  if (!row) return null;
  const { passwordHash: _, ...person } = row.person;
  return { person, expiresAt: row.expiresAt };
};

export const extendToken = async (db: Database, hash: string, expiresAt: Date): Promise<void> => {
  await db.update(accessTokens).set({ expiresAt }).where(eq(accessTokens.hash, hash));
};

export const deleteToken = async (db: Database, hash: string): Promise<void> => {
  await db.delete(accessTokens).where(eq(accessTokens.hash, hash));
};

export const deleteTokensOfUser = async (db: Database, userId: string): Promise<void> => {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
};

export const insertReset = async (
  db: Database,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> => {
  await db.insert(passwordResets).values(reset);
};

/** Takes a reset that has not expired out of the table: of two uses at once, one finds it. */
export const takeReset = async (
  db: Database,
  hash: string,
  now: Date,
): Promise<{ userId: string } | null> => {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.hash, hash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row ?? null;
};

export const deleteResetsOfUser = async (db: Database, userId: string): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

/** Forgets tokens and links that nobody can use any more. */
export const purgeExpired = async (db: Database, now: Date): Promise<void> => {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
};
