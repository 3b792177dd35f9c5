import { z } from "zod";
import { notebookSchema, notesInputSchema } from "../entities/notebook.ts";
import { operation } from "../operation.ts";

export const saveNotes = operation({
  id: "save-notes",
  area: "sessions",
  method: "PUT",
  path: "/sessions/{sessionId}/notes",
  auth: "user",
  status: 200,
  params: z.object({ sessionId: z.string().max(100) }),
  summary:
    "Keep the learner's notes and working differential with the session, in place of what was kept before; until the final diagnosis",
  body: notesInputSchema,
  output: notebookSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order", "payload_too_large"],
});
