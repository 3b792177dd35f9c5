// Stands in for the examiner's thread: answers each encounter after 250 ms, one after the other.
import { parentPort } from "node:worker_threads";

const wait = new Int32Array(new SharedArrayBuffer(4));
parentPort.on("message", ({ id }) => {
  Atomics.wait(wait, 0, 0, 250);
  parentPort.postMessage({ id, kind: "report", report: { id } });
});
