import { useEffect, type BaseSyntheticEvent, type ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, PasswordInput } from "@/components/ui/input.tsx";
import { preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { authTexts as texts } from "@/texts/auth.ts";

interface Props {
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** What went wrong with the whole of it. */
  problem?: ReactNode;
  /** Told above the inputs while nothing went wrong. */
  notice?: ReactNode;
  submitLabel: string;
  isSubmitting: boolean;
  children: ReactNode;
}

/** The frame of the forms before sign-in: what went wrong, the inputs, one button. */
export function AuthForm({
  onSubmit,
  problem,
  notice,
  submitLabel,
  isSubmitting,
  children,
}: Props) {
  useEffect(preloadSchemas, []);
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      {problem ? (
        <FormAlert>{problem}</FormAlert>
      ) : (
        notice && <FormAlert tone="info">{notice}</FormAlert>
      )}
      {children}
      <Button type="submit" size="lg" className="w-full" isLoading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface InputProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

export function EmailField({ registration, error }: InputProps) {
  return (
    <Field label={texts.email} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.emailPlaceholder}
          required
        />
      )}
    </Field>
  );
}

/** A new password, and the same once more. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: InputProps;
  confirmation: InputProps;
}) {
  return (
    <>
      <Field label={label} error={password.error} hint={texts.newPasswordHint}>
        {(control) => (
          <PasswordInput
            {...control}
            {...password.registration}
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <Field label={texts.confirmPassword} error={confirmation.error}>
        {(control) => (
          <Input
            {...control}
            {...confirmation.registration}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
    </>
  );
}
