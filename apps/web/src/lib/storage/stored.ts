/**
 * Small values kept on this device. A blocked or full store is not worth a failure: what cannot be kept is just not there
 * the next time.
 */
export const readStored = <T>(key: string, isValid: (value: unknown) => value is T): T | null => {
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
};
export const writeStored = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    console.warn(`${key} could not be kept on this device`);
  }
};
export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
};
