// `npm run bench [-- suite …]`: prints figures and writes bench/results/<suite>.json.
const suites: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  understanding: () => import("./understanding.ts"),
  answers: () => import("./answers.ts"),
  talks: () => import("./talks.ts"),
  readers: () => import("./readers.ts"),
  fidelity: () => import("./fidelity.ts"),
  assessment: () => import("./assessment.ts"),
  names: () => import("./names.ts"),
  voices: () => import("./voices.ts"),
  leaderboard: () => import("./leaderboard.ts"),
  "power-loss": () => import("./power-loss.ts"),
  load: () => import("./load.ts"),
  attack: () => import("./attack.ts"),
  faults: () => import("./faults.ts"),
  month: () => import("./month.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  monitor: () => import("./monitor.ts"),
  interaction: () => import("./interaction.ts"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite "${unknown.join('", "')}". Suites: ${Object.keys(suites).join(", ")}.`,
  );
  process.exit(2);
}
for (const [name, load] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await (await load()).run();
}

export {};
