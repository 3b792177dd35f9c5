import { parentPort } from "node:worker_threads";
import { mark } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { MarkReply, MarkRequest } from "./marking-protocol.ts";

if (!parentPort) throw new Error("This file is the entry of a worker thread.");
const port = parentPort;
const cases = new Map<number, CompiledCase>();

const answer = ({ id, caseKey, compiled: sent, encounter }: MarkRequest): MarkReply => {
  try {
    if (sent) cases.set(caseKey, sent);
    const compiled = cases.get(caseKey);
    if (!compiled) throw new Error("The case did not come along.");
    return { id, kind: "report", report: mark(compiled, encounter) };
  } catch (error) {
    return { id, kind: "failure", message: error instanceof Error ? error.message : String(error) };
  }
};

port.on("message", (request: MarkRequest) => port.postMessage(answer(request)));
