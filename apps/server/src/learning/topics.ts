import type { ReportItem } from "@anamnesis/contract";
import { examinations, investigationById, topicById } from "@anamnesis/terminology";

/** What was asked about, examined or ordered: `ask:chest_pain`, `exam:skin`, `test:ecg`; null for other items. */
export const topicOf = ({ id }: Pick<ReportItem, "id">): string | null => {
  const [topic] = id.split(".");
  return topic !== undefined && /^(ask|exam|test):/.test(topic) ? topic : null;
};

/** A topic in the words of the terminology. */
export const topicLabel = (topic: string): string => {
  const [family, name = ""] = topic.split(":");
  const known =
    family === "test"
      ? investigationById(name)?.name
      : family === "exam"
        ? examinations.find(({ id }) => id === name)?.label
        : (topicById(name) ?? topicById(`symptom:${name}`) ?? topicById(`ice:${name}`))?.title;
  return known ?? name.replaceAll("_", " ");
};
