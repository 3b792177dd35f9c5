const key = "authToken";

/** The bearer token of the signed-in person, in local storage as the specification has it; null when there is none. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(key, token);
  } catch {
    console.warn("The sign-in could not be stored; it lasts until this page is closed.");
  }
};
export const removeToken = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
};
/** Storage key, for listening to other tabs. */
export const tokenKey = key;
