import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { InvestigationResult } from "../schema/case.ts";

/** A picture's place on this machine and its media type. */
export interface PictureSource {
  readonly path: string;
  readonly type: "image/png" | "image/jpeg" | "image/webp";
}

/** More than this makes a learner wait; a radiograph of 1600 px is well below it. */
export const mostPictureBytes = 1_500_000;

function typeOf(bytes: Buffer): PictureSource["type"] | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))) return "image/png";
  if (bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))) return "image/jpeg";
  const isWebp =
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : undefined;
}

type Investigations = Readonly<Record<string, InvestigationResult>>;

export interface ReadPictures<T extends Investigations> {
  /** The investigations with the hash of every picture in place. */
  readonly investigations: T;
  /** By the SHA-256 of the content. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly problems: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Reads the pictures that a case names, in the folder of its file; what cannot be shown is a problem with its place. */
export function readPictures<T extends Investigations>(
  investigations: T,
  folder: string,
): ReadPictures<T> {
  const pictures = new Map<string, PictureSource>();
  const problems: { path: readonly string[]; message: string }[] = [];
  const withHashes = Object.entries(investigations).map(([id, result]) => {
    if (!result.image) return [id, result] as const;
    const complain = (message: string) => {
      problems.push({ path: ["investigations", id, "image", "file"], message });
      return [id, result] as const;
    };
    const { file } = result.image;
    const path = join(folder, file);
    if (!existsSync(path))
      return complain(
        result.film
          ? `the film is not drawn yet, or was drawn from something else: npm run -s cases:films`
          : `there is no picture ${file} beside the case`,
      );
    if (statSync(path).size > mostPictureBytes)
      return complain(`${file} has more than ${mostPictureBytes / 1_000_000} MB; make it smaller`);
    const bytes = readFileSync(path);
    const type = typeOf(bytes);
    if (!type) return complain(`${file} is no PNG, JPEG or WebP, whatever its name says`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    pictures.set(sha256, { path, type });
    return [id, { ...result, image: { ...result.image, sha256 } }] as const;
  });
  return {
    investigations: Object.fromEntries(withHashes) as T,
    pictures,
    problems,
  };
}
