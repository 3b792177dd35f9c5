import type { HistoryFilter } from "@anamnesis/contract";

export const specializationOptions = [
  { value: "all", label: "All" },
  { value: "cardiology", label: "Cardiology" },
  { value: "pulmonology", label: "Pulmonology" },
  { value: "neurology", label: "Neurology" },
  { value: "emergency", label: "Emergency" },
  { value: "internal", label: "Internal" },
] as const;

export const timeOptions = [
  { value: "all", label: "All Time" },
  { value: "today", label: "Today" },
  { value: "week", label: "This Week" },
  { value: "month", label: "This Month" },
] as const;

/** Characters; what is longer in an address is cut, since the server would refuse it. */
const longestSearch = 200;

export const isFiltering = ({ q, specialization, time }: HistoryFilter): boolean =>
  q !== "" || specialization !== "all" || time !== "all";

/** Whatever an address says that is no filter counts as none. */
const knownOption = <T extends string>(
  options: readonly { readonly value: T }[],
  value: string,
): T => options.find((option) => option.value === value)?.value ?? ("all" as T);

/** The filter that an address asks for. */
export const filterOf = (text: string, specialization: string, time: string): HistoryFilter => ({
  q: text.trim().slice(0, longestSearch),
  specialization: knownOption(specializationOptions, specialization.toLowerCase()),
  time: knownOption(timeOptions, time),
});
