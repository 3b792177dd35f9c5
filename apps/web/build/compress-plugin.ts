import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = /\.(js|css|svg|webmanifest)$/;
/** Bytes above which the best compression takes longer than it is worth on each build. */
const large = 500_000;
const tooSmall = 1_024;

async function compress(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < tooSmall) return;
  const quality = size > large ? 5 : constants.BROTLI_MAX_QUALITY;
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
  await pipeline(
    createReadStream(file),
    createGzip({ level: size > large ? 6 : 9 }),
    createWriteStream(`${file}.gz`),
  );
}

/** Lays a compressed copy beside every file of assets/, so that the server need not compress on each request. */
export function compressPlugin(): Plugin {
  let folder = "";
  return {
    name: "anamnesis-compress",
    apply: "build",
    enforce: "post",
    configResolved: ({ root, build }) => {
      folder = join(resolve(root, build.outDir), "assets");
    },
    writeBundle: async () => {
      const names = (await readdir(folder)).filter((name) => worthIt.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}
