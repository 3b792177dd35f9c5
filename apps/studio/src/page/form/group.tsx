import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { FieldSpec } from "../../contract.ts";
import { useStudio } from "../lib/studio.tsx";
import { blankOf, isRecord, pathId, type Path } from "../lib/values.ts";
import { ControlField } from "./control-field.tsx";
import type { ControlProps } from "./simple.tsx";

const isSmall = ({ control }: FieldSpec): boolean =>
  ["text", "number", "choice", "switch", "pick", "scalar"].includes(control.kind);
/** What needs the whole width to be read. */
const spanOf = (field: FieldSpec): string => (isSmall(field) ? "" : "sm:col-span-2");

const isRare = (field: FieldSpec, value: unknown): boolean =>
  field.isOptional && value === undefined;

/** The fields of an object: what is there or must be, and buttons for what may be added. */
export function Fields({
  fields,
  path,
  value,
}: {
  readonly fields: readonly FieldSpec[];
  readonly path: Path;
  readonly value: unknown;
}) {
  const { edit, goTo } = useStudio();
  const whole = isRecord(value) ? value : {};
  const isFolded = (field: FieldSpec) =>
    isRare(field, whole[field.key]) &&
    !["choice", "switch", "lines", "picks"].includes(field.control.kind);
  const shown = fields.filter((field) => !isFolded(field));
  const folded = fields.filter(isFolded);
  const add = async (field: FieldSpec) => {
    const own = [...path, field.key];
    await edit(own, blankOf(field.control, field.label));
    goTo(own);
  };
  return (
    <div className="space-y-4">
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {shown.map((field) => (
          <div key={field.key} className={`min-w-0 ${spanOf(field)}`}>
            <ControlField
              control={field.control}
              path={[...path, field.key]}
              label={field.label}
              hint={field.hint}
              isOptional={field.isOptional}
              value={whole[field.key]}
            />
          </div>
        ))}
      </div>
      {folded.length > 0 && (
        <div className="flex flex-wrap gap-2" aria-label="Fields that may be added" role="group">
          {folded.map((field) => (
            <Button
              key={field.key}
              variant="ghost"
              size="sm"
              title={field.hint}
              onClick={() => void add(field)}
            >
              <Plus aria-hidden="true" />
              {field.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** An object inside another one, under its name. */
export function GroupControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"group">) {
  const { edit } = useStudio();
  return (
    <section
      data-path={pathId(path)}
      aria-label={label}
      className="min-w-0 scroll-mt-24 border-l-2 border-line pl-3 sm:pl-4"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-[0.9375rem] font-semibold text-ink">{label}</h3>
        {isOptional && value !== undefined && (
          <Button
            variant="link"
            size="inline"
            className="text-[0.8125rem]"
            aria-label={`Take out: ${label}`}
            onClick={() => void edit(path)}
          >
            Take out
          </Button>
        )}
        {hint && <p className="w-full text-[0.8125rem] text-ink-subtle">{hint}</p>}
      </div>
      <Fields fields={control.fields} path={path} value={value} />
    </section>
  );
}
