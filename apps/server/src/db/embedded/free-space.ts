import fs from "node:fs/promises";

/** Below this the embedded database is not written to any more: a full disk may hang it. Bytes. */
export const minimumFreeBytes = 64 * 1024 * 1024;
const intervalMs = 10_000;

export interface FreeSpaceGuard {
  hasRoom(): boolean;
  stop(): void;
}

/** Watches the free space of the file system that holds `directory`. */
export const guardFreeSpace = async (
  directory: string,
  freeBytes: (directory: string) => Promise<number> = availableBytes,
  checkEveryMs = intervalMs,
): Promise<FreeSpaceGuard> => {
  let hasRoom = (await freeBytes(directory)) >= minimumFreeBytes;
  const timer = setInterval(() => {
    freeBytes(directory).then(
      (bytes) => {
        hasRoom = bytes >= minimumFreeBytes;
      },
      // A file system that cannot be asked is no reason to refuse work.
      () => undefined,
    );
  }, checkEveryMs);
  timer.unref();
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) };
};

const availableBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await fs.statfs(directory);
  return bavail * bsize;
};
