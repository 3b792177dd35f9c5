import type { ReportItem } from "@anamnesis/contract";
import { examinations, investigationById, topicById } from "@anamnesis/terminology";

/** What was asked about (`chest_pain`), examined (`exam:skin`) or ordered (`test:ecg`); null for other items. */
export const topicOf = ({ id, topic }: Pick<ReportItem, "id" | "topic">): string | null =>
  topic ?? topicIn(id);

/** Reports of examiners before 2.0 say it in the id alone. */
const topicIn = (id: string): string | null => {
  const [topic = ""] = id.split(".");
  if (topic.startsWith("ask:")) return topic.slice("ask:".length);
  return topic.startsWith("exam:") || topic.startsWith("test:") ? topic : null;
};

/** A topic in the words of the terminology. */
export const topicLabel = (topic: string): string => {
  const [family = "", name = family] = topic.split(":");
  const known =
    family === "test"
      ? investigationById(name)?.name
      : family === "exam"
        ? examinations.find(({ id }) => id === name)?.label
        : (topicById(name) ?? topicById(`symptom:${name}`) ?? topicById(`ice:${name}`))?.title;
  return known ?? name.replaceAll("_", " ");
};
