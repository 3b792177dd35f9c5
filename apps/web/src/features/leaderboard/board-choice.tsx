import { boardScopes } from "@/texts/leaderboard.ts";
import { specializations } from "virtual:contract";
import { Select } from "@/components/ui/select.tsx";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import type { BoardChoice as Choice } from "./use-board-query.ts";

const scopeOptions = boardScopes.map((value) => ({ value, label: texts.scopes[value] }));

interface Props {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

/** With whom to compare oneself. */
export function BoardChoice({ choice, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row print:hidden">
      <Select
        label={texts.scope}
        value={choice.scope}
        onValueChange={(value) => {
          const scope = boardScopes.find((known) => known === value);
          if (scope) onChange({ scope });
        }}
        options={scopeOptions}
        className="sm:w-52"
      />
      {choice.scope === "specialization" && (
        <Select
          label={texts.specialization}
          value={choice.specialization}
          onValueChange={(value) => {
            const found = specializations.find((known) => known.value === value);
            if (found) onChange({ specialization: found.value });
          }}
          options={specializations}
          className="sm:w-56"
        />
      )}
    </div>
  );
}
