import { apiDocument } from "./openapi/document.ts";

// `npm run openapi`: prints the API document, for tools that want a file.
process.stdout.write(`${JSON.stringify(apiDocument(), null, 2)}\n`);
