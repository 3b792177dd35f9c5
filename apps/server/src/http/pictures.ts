import fs from "node:fs";
import type { PictureSource } from "@anamnesis/cases/files";
import type { FastifyInstance } from "fastify";
import { notFound } from "./api-failure.ts";

/** The address of a case's picture. Its hash cannot be guessed: who has it was sent the result. */
export const pictureAddress = (sha256: string): string => `/api/pictures/${sha256}`;

/** The pictures of the cases, by the SHA-256 of their content; a browser asks for them without a token. */
export const servePictures = (
  app: FastifyInstance,
  pictures: ReadonlyMap<string, PictureSource>,
): void => {
  app.get<{ Params: { sha256: string } }>("/api/pictures/:sha256", async (request, reply) => {
    const picture = pictures.get(request.params.sha256);
    if (!picture || !fs.existsSync(picture.path)) throw notFound("This picture");
    return reply
      .type(picture.type)
      .header("cache-control", "private, max-age=31536000, immutable")
      .send(await fs.promises.readFile(picture.path));
  });
};
