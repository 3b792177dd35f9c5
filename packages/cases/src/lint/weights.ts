import { compileCase, type CompiledCase } from "../compile/case.ts";
import type { CaseSource } from "../schema/case.ts";
import { advice, error, type LintFinding } from "./problem.ts";

/** Probability that the differential reaches along the expert's path, and at the least what the history alone should. */
const wanted = 0.8;
const strong = { above: 10, below: 0.1 };

/**
 * Probability of each diagnosis of the differential after the findings named, by Bayes' theorem with findings taken as
 * independent. What the priors leave over stays with "something else", which no finding moves.
 */
export function posterior(
  differential: CompiledCase["differential"],
  hasFinding: (id: string) => boolean,
): Readonly<Record<string, number>> {
  const odds = differential.map(({ id, prior, weights }) => {
    const product = Object.entries(weights)
      .filter(([finding]) => hasFinding(finding))
      .reduce((sum, [, { lr }]) => sum * lr, prior);
    return [id, product] as const;
  });
  const rest = Math.max(0, 1 - differential.reduce((sum, { prior }) => sum + prior, 0));
  const total = odds.reduce((sum, [, weight]) => sum + weight, rest);
  return Object.fromEntries(odds.map(([id, weight]) => [id, weight / total]));
}

/** The findings that the expert's path obtains: what is marked as worth asking, examining and ordering. */
export function expertFindings(source: CaseSource): ReadonlySet<string> {
  const { marking, expert } = source;
  return new Set([
    ...source.opening.tells,
    ...source.opening.more.flatMap((step) => step.tells),
    ...marking.ask.flatMap((item) => item.fact),
    ...marking.examine.map(({ system }) => `exam:${system}`),
    ...expert.orders.map((test) => `test:${test}`),
  ]);
}

/** Priors and likelihood ratios that cannot be right, or do not lead to the diagnosis. */
export function checkWeights(source: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [];
  const sum = source.differential.reduce((total, { prior }) => total + prior, 0);
  if (sum > 1.0001)
    findings.push(error(["differential"], `the priors add up to ${sum.toFixed(2)}; 1 is the most`));

  const { differential } = compileCase(source);
  differential.forEach(({ id, weights }, i) => {
    if (Object.keys(weights).length < 3)
      findings.push(
        advice(["differential", i, "weights"], `"${id}" is moved by fewer than three findings`),
      );
    for (const [finding, { lr, source: cited }] of Object.entries(weights)) {
      if (!cited && (lr > strong.above || lr < strong.below))
        findings.push(
          error(
            ["differential", i, "weights", finding],
            `a likelihood ratio of ${lr} needs a source; without one the bands end at 10 and 0.1`,
          ),
        );
    }
  });

  const path = expertFindings(source);
  const reached = posterior(differential, (id) => path.has(id))[source.diagnosis.id] ?? 0;
  if (reached < wanted)
    findings.push(
      error(
        ["differential"],
        `along the expert's path the diagnosis reaches only ${Math.round(reached * 100)} %; look at its priors and weights`,
      ),
    );
  const told = posterior(differential, (id) => path.has(id) && !/^(test|exam):/.test(id));
  const own = told[source.diagnosis.id] ?? 0;
  const ahead = Object.entries(told).filter(([, probability]) => probability > own);
  if (ahead.length > 1)
    findings.push(
      advice(
        ["differential"],
        `after the history alone ${ahead.map(([id]) => id).join(", ")} stand before the diagnosis`,
      ),
    );
  return findings;
}
