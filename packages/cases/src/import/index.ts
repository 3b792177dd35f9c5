export { importAgentClinic, type ImportedCase, type TopicOf } from "./agentclinic.ts";
export { draftText, importReport } from "./draft-text.ts";
