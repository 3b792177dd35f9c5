import { UsersRound } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { afterwardsTexts } from "@/texts/afterwards.ts";

const texts = afterwardsTexts.album.panel;

/** The way to the album of the people one has met. */
export function PeopleMet() {
  return (
    <Panel title={texts.title}>
      <p className="-mt-3 mb-4 text-ink-muted">{texts.text}</p>
      <Button asChild variant="secondary">
        <Link to="/people">
          <UsersRound aria-hidden="true" />
          {texts.action}
        </Link>
      </Button>
    </Panel>
  );
}
