import { ArrowRight, Plus } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Drawer } from "@/components/ui/drawer.tsx";
import { Field } from "@/components/ui/field.tsx";
import { InfoTip } from "@/components/ui/info-tip.tsx";
import { Input, PasswordInput, SearchInput, Textarea } from "@/components/ui/input.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { toast } from "@/lib/toast.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "soft", "ghost", "danger", "link"] as const;
const tones = ["neutral", "brand", "success", "warning", "danger", "outline"] as const;
const tabs = [
  { value: "one", label: "Questioning" },
  { value: "two", label: "Diagnosis" },
] as const;
const options = [
  { value: "all", label: "All" },
  { value: "one", label: "Cardiology" },
];

function Buttons() {
  return (
    <Chapter
      title="Buttons and badges"
      text="One primary button a view; repeated actions are soft."
    >
      <Specimen label="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen label="Sizes and states">
        <Button size="sm">Small</Button>
        <Button>
          <Plus aria-hidden="true" />
          Medium
        </Button>
        <Button size="lg">
          Large
          <ArrowRight aria-hidden="true" />
        </Button>
        <Button disabled>Disabled</Button>
        <Button isLoading>Busy</Button>
        <Button size="icon" aria-label="Add">
          <Plus aria-hidden="true" />
        </Button>
      </Specimen>
      <Specimen label="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Robin Ashdown" />
      </Specimen>
      <Specimen label="Progress and meters" className="max-w-sm flex-col items-stretch">
        <Progress value={40} label="Course of something" />
        <Progress value={90} label="A good share" tone="success" isMeter />
        <Progress value={70} label="A fair share" tone="warning" isMeter />
        <Progress value={20} label="A poor share" tone="danger" isMeter />
      </Specimen>
    </Chapter>
  );
}

function Inputs() {
  const [search, setSearch] = useState("");
  const [isChecked, setChecked] = useState(true);
  const [choice, setChoice] = useState("all");
  return (
    <Chapter title="Inputs" text="A field ties its label, hint and error to the control inside.">
      <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <Field label="Label" hint="What helps beforehand.">
          {(control) => <Input {...control} placeholder="Placeholder" />}
        </Field>
        <Field label="With an error" error="Says what to do about it">
          {(control) => <Input {...control} defaultValue="Not quite" />}
        </Field>
        <Field label="Password">
          {(control) => <PasswordInput {...control} autoComplete="off" />}
        </Field>
        <Field label="Longer text">{(control) => <Textarea {...control} rows={2} />}</Field>
        <SearchInput
          label="Search"
          placeholder="Search…"
          value={search}
          onValueChange={setSearch}
        />
        <Select label="Choice" value={choice} onValueChange={setChoice} options={options} />
        <Checkbox label="A pressable row" checked={isChecked} onCheckedChange={setChecked} />
      </div>
    </Chapter>
  );
}

function Floating() {
  const [open, setOpen] = useState<"dialog" | "drawer" | null>(null);
  const [tab, setTab] = useState<"one" | "two">("one");
  const close = () => setOpen(null);
  return (
    <Chapter title="Tabs and what floats" text="Focus goes in and comes back; Escape closes.">
      <Specimen label="Tabs">
        <Tabs label="Areas" value={tab} onValueChange={setTab} tabs={tabs}>
          <p>The panel of the open tab.</p>
        </Tabs>
      </Specimen>
      <Specimen label="Open one">
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          Drawer
        </Button>
        <Button variant="secondary" onClick={() => toast.success("Your profile is saved")}>
          Toast
        </Button>
        <InfoTip label="A remark: about this" text="Appears on hover, focus and press." />
      </Specimen>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title="A dialog"
        description="In the middle."
      >
        <Button className="mt-5" onClick={close}>
          Close
        </Button>
      </Dialog>
      <Drawer open={open === "drawer"} onOpenChange={close} title="A drawer">
        <p className="p-5">From the right edge of small screens.</p>
      </Drawer>
    </Chapter>
  );
}

/** Everything that is pressed, typed into or opened. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Inputs />
      <Floating />
    </>
  );
}
