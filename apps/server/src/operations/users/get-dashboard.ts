import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

const recentShown = 3;

export const getDashboard = handler(
  operations.getDashboard,
  async ({ progress, history, learning }, { person, now }) => {
    const [stats, recent, trend, skills, activity, recommendations, dueCards] = await Promise.all([
      progress.stats(person, now),
      history.newest(person, recentShown),
      progress.trend(person),
      learning.skills(person),
      progress.activity(person, now),
      learning.recommend(person, { now }),
      learning.dueCount(person, now),
    ]);
    const shownSkills = skills.filter(({ dimension }) => dimension !== "topic");
    return { stats, recent, trend, skills: shownSkills, activity, recommendations, dueCards };
  },
);
