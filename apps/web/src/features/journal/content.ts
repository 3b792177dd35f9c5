/** Fixed content of the journal beside its articles. The counts are those of the whole collection. */
export const categories = [
  { name: "Clinical Reasoning", count: 14 },
  { name: "Communication", count: 11 },
  { name: "Cardiology", count: 9 },
  { name: "Emergency", count: 8 },
  { name: "Study Skills", count: 6 },
] as const;
export const totalPosts = categories.reduce((sum, { count }) => sum + count, 0);

export const trendingTopics = [
  "Likelihood ratios",
  "Open questions",
  "Chest pain",
  "Handover",
  "Spaced practice",
] as const;

export const popularAuthors = [
  { name: "Dr Hana Kovář", about: "Pediatrics" },
  { name: "Dr Samuel Osei", about: "Internal medicine" },
  { name: "Dr Elena Marchetti", about: "Cardiology" },
  { name: "Priya Raghunathan", about: "Emergency nursing" },
] as const;
