// A worker thread does not inherit the TypeScript loader: from source, this file brings it in first.
import { register } from "tsx/esm/api";

register();
await import("./marking-worker.ts");
