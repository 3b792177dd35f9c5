import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

// A disk that can lose its power. A process under test records every change that it makes below a directory; afterwards
// the changes are replayed as a journalling file system (ext4, data=ordered) could have them on its platters: what was
// synced is there; of what was not, each write may or may not be, and of the changes of names a beginning is.

type Change =
  | { readonly op: "write"; readonly file: number; readonly at: number }
  | { readonly op: "truncate"; readonly file: number; readonly size: number }
  | { readonly op: "open"; readonly file: number; readonly name: string; readonly isNew: boolean }
  | { readonly op: "rename"; readonly from: string; readonly to: string }
  | { readonly op: "unlink" | "mkdir" | "rmdir"; readonly name: string }
  | { readonly op: "sync"; readonly file: number };

/** Records into `journal` what this process changes below `directory` from now on, through Node's synchronous calls. */
export const recordChanges = (directory: string, journal: string): void => {
  const log = fs.openSync(journal, "w");
  const { writeSync, openSync, ftruncateSync, truncateSync, renameSync } = fs;
  const { unlinkSync, mkdirSync, rmdirSync, fsyncSync, existsSync, closeSync, fstatSync } = fs;
  const fileOfDescriptor = new Map<number, number>();
  const fileOfName = new Map<string, number>();
  const append = (change: Change, data: Uint8Array = new Uint8Array()): void => {
    const header = Buffer.from(JSON.stringify(change));
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(header.length, 0);
    sizes.writeUInt32LE(data.length, 4);
    writeSync(log, Buffer.concat([sizes, header, data]));
  };
  const nameOf = (file: fs.PathLike): string | null => {
    const relative = path.relative(directory, path.resolve(String(file)));
    return relative.startsWith("..") ? null : relative;
  };
  let files = 0;
  const register = (name: string, isNew: boolean): number => {
    const known = isNew ? undefined : fileOfName.get(name);
    if (known !== undefined) return known;
    files += 1;
    fileOfName.set(name, files);
    append({ op: "open", file: files, name, isNew });
    return files;
  };
  const named =
    <A extends unknown[], R>(
      call: (file: fs.PathLike, ...rest: A) => R,
      op: "unlink" | "mkdir" | "rmdir",
    ) =>
    (file: fs.PathLike, ...rest: A): R => {
      const result = call(file, ...rest);
      const name = nameOf(file);
      if (name !== null) append({ op, name });
      if (name !== null && op === "unlink") fileOfName.delete(name);
      return result;
    };
  Object.assign(fs, {
    openSync: (file: fs.PathLike, ...rest: [fs.OpenMode, fs.Mode?]) => {
      const isNew = !existsSync(file);
      const descriptor = openSync(file, ...rest);
      const name = nameOf(file);
      if (name !== null) fileOfDescriptor.set(descriptor, register(name, isNew));
      return descriptor;
    },
    closeSync: (descriptor: number) => {
      fileOfDescriptor.delete(descriptor);
      closeSync(descriptor);
    },
    writeSync: (
      descriptor: number,
      data: NodeJS.TypedArray,
      from = 0,
      length = data.length,
      position: number | bigint | null = null,
    ) => {
      const at = position === null ? fstatSync(descriptor).size : Number(position);
      const written = writeSync(descriptor, data, from, length, position as number | null);
      const file = fileOfDescriptor.get(descriptor);
      if (file !== undefined)
        append(
          { op: "write", file, at },
          Buffer.from(data.buffer, data.byteOffset + from, written),
        );
      return written;
    },
    ftruncateSync: (descriptor: number, size = 0) => {
      ftruncateSync(descriptor, size);
      const file = fileOfDescriptor.get(descriptor);
      if (file !== undefined) append({ op: "truncate", file, size });
    },
    truncateSync: (name: fs.PathLike, size = 0) => {
      truncateSync(name, size);
      const relative = nameOf(name);
      if (relative !== null) append({ op: "truncate", file: register(relative, false), size });
    },
    renameSync: (from: fs.PathLike, to: fs.PathLike) => {
      renameSync(from, to);
      const [source, target] = [nameOf(from), nameOf(to)];
      if (source === null || target === null) return;
      const file = fileOfName.get(source);
      fileOfName.delete(source);
      if (file === undefined) fileOfName.delete(target);
      else fileOfName.set(target, file);
      append({ op: "rename", from: source, to: target });
    },
    unlinkSync: named(unlinkSync, "unlink"),
    mkdirSync: named(mkdirSync as (file: fs.PathLike) => void, "mkdir"),
    rmdirSync: named(rmdirSync as (file: fs.PathLike) => void, "rmdir"),
    fsyncSync: (descriptor: number) => {
      fsyncSync(descriptor);
      const file = fileOfDescriptor.get(descriptor);
      if (file !== undefined) append({ op: "sync", file });
    },
  });
  syncBuiltinESMExports();
};

interface Pending {
  readonly change: Change;
  readonly data: Buffer;
}

/** Brings `image`, a copy of the directory as it was before, to a state in which a loss of power could leave it. */
export const replayAfterPowerLoss = (
  image: string,
  journal: string,
  random: () => number,
): { readonly lostWrites: number; readonly syncs: number } => {
  const names = new Map<number, string>();
  const pendingData = new Map<number, Pending[]>();
  let pendingNames: Pending[] = [];
  let syncs = 0;
  const place = (file: number): string | null => {
    const name = names.get(file);
    return name === undefined ? null : path.join(image, name);
  };
  const applyName = ({ change }: Pending): void => applyNameChange(image, names, change);
  const applyData = ({ change, data }: Pending): void => applyDataChange(place, change, data);
  for (const entry of readJournal(journal)) {
    const { change } = entry;
    if (change.op === "open" && !change.isNew) names.set(change.file, change.name);
    else if (change.op === "write" || change.op === "truncate")
      pendingData.set(change.file, [...(pendingData.get(change.file) ?? []), entry]);
    else if (change.op !== "sync") pendingNames.push(entry);
    else {
      syncs += 1;
      // Syncing a file commits the journal, and with it every change of names before.
      pendingNames.forEach(applyName);
      pendingNames = [];
      pendingData.get(change.file)?.forEach(applyData);
      pendingData.delete(change.file);
    }
  }
  pendingNames.slice(0, Math.floor(random() * (pendingNames.length + 1))).forEach(applyName);
  const unsynced = [...pendingData.values()].flat();
  const surviving = unsynced.filter(() => random() < 0.5);
  surviving.forEach(applyData);
  return { lostWrites: unsynced.length - surviving.length, syncs };
};

const applyNameChange = (image: string, names: Map<number, string>, change: Change): void => {
  const at = (name: string) => path.join(image, name);
  if (change.op === "open") {
    names.set(change.file, change.name);
    fs.writeFileSync(at(change.name), "");
  } else if (change.op === "rename") {
    fs.renameSync(at(change.from), at(change.to));
    for (const [file, name] of names) {
      if (name === change.to) names.delete(file);
      if (name === change.from) names.set(file, change.to);
    }
  } else if (change.op === "unlink") {
    fs.rmSync(at(change.name), { force: true });
    for (const [file, name] of names) if (name === change.name) names.delete(file);
  } else if (change.op === "mkdir") fs.mkdirSync(at(change.name), { recursive: true });
  else if (change.op === "rmdir") fs.rmdirSync(at(change.name));
};

const applyDataChange = (
  place: (file: number) => string | null,
  change: Change,
  data: Buffer,
): void => {
  if (change.op !== "write" && change.op !== "truncate") return;
  const target = place(change.file);
  // Its name never reached the disk, or is gone again.
  if (target === null || !fs.existsSync(target)) return;
  if (change.op === "truncate") return fs.truncateSync(target, change.size);
  const descriptor = fs.openSync(target, "r+");
  fs.writeSync(descriptor, data, 0, data.length, change.at);
  fs.closeSync(descriptor);
};

const readJournal = (journal: string): readonly Pending[] => {
  const bytes = fs.readFileSync(journal);
  const entries: Pending[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [headerSize, dataSize] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    const header = at + 8;
    const data = header + headerSize;
    // The kill may have cut the last entry.
    if (data + dataSize > bytes.length) break;
    const change = JSON.parse(bytes.toString("utf8", header, data)) as Change;
    entries.push({ change, data: bytes.subarray(data, data + dataSize) });
    at = data + dataSize;
  }
  return entries;
};
