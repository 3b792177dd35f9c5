import { Eye, EyeOff, Search, X } from "lucide-react";
import { useRef, useState, type ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { control } from "./control.ts";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cn(control, "h-11", className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(control, "field-sizing-content min-h-28 py-2.5 leading-relaxed", className)}
      {...rest}
    />
  );
}

/** A password with a toggle that shows it. */
export function PasswordInput({ className, ...rest }: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input className={cn("pr-12", className)} {...rest} type={isShown ? "text" : "password"} />
      <button
        type="button"
        aria-label={isShown ? "Hide password" : "Show password"}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-ink-subtle hover:text-ink"
      >
        <Icon className="size-[1.15rem]" aria-hidden="true" />
      </button>
    </div>
  );
}

interface SearchProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name; the placeholder alone is none. */
  label: string;
  /** Of the input itself, where a long placeholder needs it. */
  inputClassName?: string;
}
/** A search box that can be emptied by its own button or Escape. */
export function SearchInput({
  value,
  onValueChange,
  label,
  className,
  inputClassName,
  ...rest
}: SearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    box.current?.focus();
  };
  return (
    <div className={cn("relative", className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-[1.1rem] -translate-y-1/2 text-ink-subtle"
        aria-hidden="true"
      />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "") {
            event.preventDefault();
            clear();
          }
        }}
        className={cn(
          "pl-10 [&::-webkit-search-cancel-button]:hidden",
          value === "" ? "pr-2" : "pr-11",
          inputClassName,
        )}
        {...rest}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-ink-subtle hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
