import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { Spinner } from "./spinner.tsx";

const button = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed forced-colors:border [&_svg]:size-[1.15em] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary:
          "bg-brand text-on-brand shadow-card enabled:hover:bg-brand-hover [a&]:hover:bg-brand-hover",
        secondary:
          "border border-line-strong/60 bg-surface text-ink shadow-card enabled:hover:bg-sunken [a&]:hover:bg-sunken",
        soft: "bg-brand-soft text-brand-ink enabled:hover:bg-brand-line/70 [a&]:hover:bg-brand-line/70",
        ghost:
          "text-ink-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink",
        danger: "bg-danger-solid text-white enabled:hover:opacity-90",
        link: "rounded-sm text-brand-ink underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-9 px-3 text-sm",
        md: "h-11 px-4 text-[0.9375rem]",
        lg: "h-12 px-6 text-base",
        icon: "size-11",
        "icon-sm": "size-9",
        inline: "h-auto p-0 text-[length:inherit]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

interface Props extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Give the look to the only child, such as a link. */
  asChild?: boolean;
  /** Shows a spinner and refuses further presses; the label stays, so that the name does not change. */
  isLoading?: boolean;
}

export function Button({
  variant,
  size,
  asChild = false,
  isLoading = false,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: Props) {
  const classes = cn(button({ variant, size }), className);
  if (asChild)
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      {...rest}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
