import { breaksClause, foldWord, tokenise, type Token } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A phrase of the terminology found in a text. */
export interface PhraseMatch {
  readonly id: string;
  /** Indices of the first and last word. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly edits: number;
}

export interface MatcherEntry {
  readonly id: string;
  readonly phrases: readonly string[];
}

interface Node {
  readonly next: Map<string, Node>;
  id?: string;
}

interface Candidate {
  readonly id: string;
  readonly positions: readonly number[];
  readonly edits: number;
}

const fillers = new Set(["of", "the", "a", "an", "in", "with", "to", "on", "for", "due", "by"]);
/** A phrase's words may be apart and out of order, but not across one of these. */
const separators = new Set([
  "and",
  "or",
  "but",
  "not",
  "no",
  "without",
  "vs",
  "versus",
  "than",
  "plus",
  "then",
  "nor",
  "?",
]);
const longestSkip = 3;

/** Every matcher of this package, so that one never takes another's word for a misspelling of its own. */
const registered: LazyMatcher[] = [];
const mostRemembered = 5_000;

/** A matcher that is built when a text is first read: all of them together, so that no answer depends on what was asked before. */
export class LazyMatcher {
  private built: PhraseMatcher | undefined;
  private readonly build: () => PhraseMatcher;

  constructor(entries: () => readonly MatcherEntry[], options: { readonly loose: boolean }) {
    this.build = () => new PhraseMatcher(entries(), options);
    registered.push(this);
  }

  private get matcher(): PhraseMatcher {
    this.built ??= this.build();
    return this.built;
  }

  /** Every phrase of the text, in order, not overlapping. */
  find(tokens: readonly Token[]): PhraseMatch[] {
    return this.matcher.find(tokens, (word) =>
      registered.some((other) => other.matcher.vocabulary.has(word)),
    );
  }
}

/** Finds a fixed set of phrases in texts: longest first, misspelt ones too, and where asked also with the words apart. */
class PhraseMatcher {
  private readonly root: Node = { next: new Map() };
  readonly vocabulary = new Vocabulary();
  private readonly memory = new Map<string, ReturnType<Vocabulary["near"]>>();
  private readonly loose = new Map<string, { id: string; words: readonly string[] }[]>();

  constructor(entries: readonly MatcherEntry[], options: { readonly loose: boolean }) {
    const frequency = new Map<string, number>();
    const phrases = entries.flatMap(({ id, phrases: texts }) =>
      texts.map((text) => ({ id, words: tokenise(text).map((token) => token.word) })),
    );
    for (const { id, words } of phrases) {
      this.insert(id, words);
      if (words.length === 2 || words.length === 3) {
        const joined = foldWord(words.join(""));
        if (joined.length >= 8) this.insert(id, [joined]);
      }
      for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
    if (!options.loose) return;
    for (const { id, words } of phrases) {
      const content = [...new Set(words.filter((word) => !fillers.has(word)))];
      if (content.length < 2) continue;
      const rarest = content.reduce((a, b) =>
        (frequency.get(b) ?? 0) < (frequency.get(a) ?? 0) ? b : a,
      );
      const list = this.loose.get(rarest) ?? [];
      list.push({ id, words: content });
      this.loose.set(rarest, list);
    }
  }

  private insert(id: string, words: readonly string[]): void {
    let node = this.root;
    for (const word of words) {
      this.vocabulary.add(word);
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    if (words.length > 0) node.id ??= id;
  }

  /** Every phrase of the text, in order, not overlapping. */
  find(tokens: readonly Token[], isKnown: (word: string) => boolean): PhraseMatch[] {
    if (this.memory.size > mostRemembered) this.memory.clear();
    const readings = tokens.map(({ word }) => {
      let near = this.memory.get(word);
      if (!near) this.memory.set(word, (near = this.vocabulary.near(word, isKnown)));
      return near;
    });
    const ordered = this.findOrdered(tokens, readings);
    const all = this.loose.size > 0 ? this.widen(tokens, readings, ordered) : ordered;
    return all
      .map(({ id, positions, edits }) => {
        const first = positions[0] ?? 0;
        const last = positions[positions.length - 1] ?? first;
        return {
          id,
          first,
          last,
          edits,
          start: tokens[first]?.start ?? 0,
          end: tokens[last]?.end ?? 0,
        };
      })
      .sort((a, b) => a.first - b.first);
  }

  private findOrdered(
    tokens: readonly Token[],
    readings: readonly ReturnType<Vocabulary["near"]>[],
  ): Candidate[] {
    const found: Candidate[] = [];
    for (let at = 0; at < tokens.length;) {
      let best: { id: string; end: number; edits: number; isTie: boolean } | undefined;
      const walk = (node: Node, position: number, edits: number): void => {
        if (node.id) {
          const isLonger = !best || position > best.end;
          if (isLonger || (best && position === best.end && edits < best.edits)) {
            best = { id: node.id, end: position, edits, isTie: false };
          } else if (best && position === best.end && edits === best.edits && node.id !== best.id) {
            best.isTie = true;
          }
        }
        const token = tokens[position];
        if (!token || (position > at && /[;!?\n]/.test(token.gap))) return;
        for (const { word, edits: more } of readings[position] ?? []) {
          const next = node.next.get(word);
          if (next) walk(next, position + 1, edits + more);
        }
      };
      walk(this.root, at, 0);
      if (best && !best.isTie) {
        const { id, end, edits } = best;
        found.push({ id, edits, positions: Array.from({ length: end - at }, (_, k) => at + k) });
        at = end;
      } else at++;
    }
    return found;
  }

  /** Adds phrases whose words stand apart; they may swallow shorter matches but never cut one in two. */
  private widen(
    tokens: readonly Token[],
    readings: readonly ReturnType<Vocabulary["near"]>[],
    ordered: readonly Candidate[],
  ): Candidate[] {
    const wide: Candidate[] = [];
    readings.forEach((near, at) => {
      for (const { word } of near) {
        for (const { id, words } of this.loose.get(word) ?? []) {
          const positions = this.positionsAround(tokens, readings, at, words);
          if (positions) wide.push({ id, positions, edits: 0 });
        }
      }
    });
    wide.sort((a, b) => b.positions.length - a.positions.length || span(a) - span(b));
    let result = [...ordered];
    for (const candidate of wide) {
      const taken = new Set(candidate.positions);
      const touching = result.filter((other) => other.positions.some((p) => taken.has(p)));
      const swallowsAll = touching.every(
        (other) =>
          other.positions.length < candidate.positions.length &&
          other.positions.every((p) => taken.has(p) || isInside(p, candidate)),
      );
      if (!swallowsAll) continue;
      result = result.filter((other) => !touching.includes(other));
      result.push(candidate);
    }
    return result;
  }

  private positionsAround(
    tokens: readonly Token[],
    readings: readonly ReturnType<Vocabulary["near"]>[],
    at: number,
    words: readonly string[],
  ): readonly number[] | undefined {
    const reach = words.length + longestSkip;
    const window: number[] = [at];
    for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
      const after = tokens[i + 1];
      const token = tokens[i];
      if (!after || !token || breaksClause(after) || separators.has(token.word)) break;
      window.unshift(i);
    }
    for (let i = at + 1; i <= Math.min(tokens.length - 1, at + reach); i++) {
      const token = tokens[i];
      if (!token || breaksClause(token) || separators.has(token.word)) break;
      window.push(i);
    }
    const positions: number[] = [];
    for (const word of words) {
      const nearest = window
        .filter((i) => readings[i]?.some((near) => near.word === word) && !positions.includes(i))
        .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
      if (nearest === undefined) return undefined;
      positions.push(nearest);
    }
    positions.sort((a, b) => a - b);
    const width = (positions[positions.length - 1] ?? 0) - (positions[0] ?? 0) + 1;
    return width <= reach ? positions : undefined;
  }
}

const span = (candidate: Candidate): number =>
  (candidate.positions[candidate.positions.length - 1] ?? 0) - (candidate.positions[0] ?? 0);
const isInside = (position: number, candidate: Candidate): boolean =>
  position >= (candidate.positions[0] ?? 0) &&
  position <= (candidate.positions[candidate.positions.length - 1] ?? 0);
