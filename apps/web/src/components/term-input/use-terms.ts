import type { Term, TermKind } from "@anamnesis/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { read } from "@/lib/api/queries.ts";

/** Milliseconds of rest in typing before the server is asked. */
const rest = 120;
const shortest = 2;
const none: readonly Term[] = [];

/** What a text may be the beginning of; nothing while it is short, and nothing where the server cannot be asked. */
export function useTerms(kind: TermKind, text: string, isWanted: boolean): readonly Term[] {
  const wanted = isWanted ? text.trim().toLowerCase() : "";
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted]);
  const q = asked.slice(0, 100);
  const { data } = useQuery({
    ...read("searchTerms", { query: { kind, q } }),
    enabled: q.length >= shortest,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return wanted.length < shortest || q.length < shortest ? none : (data ?? none);
}
