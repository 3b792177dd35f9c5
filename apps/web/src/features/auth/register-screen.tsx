import type { RegisterInput } from "@anamnesis/contract";
import { useEffect, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { Link, Navigate } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, PasswordInput } from "@/components/ui/input.tsx";
import { ApiFailure } from "@/lib/api/failure.ts";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { AuthShell, textLink } from "./auth-shell.tsx";
import { withConfirmation } from "./password-confirmation.ts";

type Values = Pick<RegisterInput, "name" | "email" | "password"> & { confirmPassword: string };

const resolver: Resolver<Values> = withConfirmation(
  contractResolver((contract) => contract.registerInputSchema),
);

const registrationErrorText = (error: unknown): string =>
  error instanceof ApiFailure && error.status === 429
    ? error.message
    : "Registration failed. Please try again.";

export function RegisterScreen() {
  const { state, register: createAccount } = useAuth();
  const [isNew, setNew] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
  });
  useEffect(preloadSchemas, []);

  if (state.status === "signed-in")
    return <Navigate to={isNew ? "/onboarding" : "/dashboard"} replace />;
  if (state.status === "checking")
    return <LoadingState label="Signing you in" className="min-h-dvh content-center" />;

  const submit = handleSubmit(async ({ name, email, password }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setNew(true);
    try {
      await createAccount({ name, email, password, timeZone });
    } catch (error) {
      setNew(false);
      if (error instanceof ApiFailure && error.code === "email_taken")
        setError("email", { message: error.message }, { shouldFocus: true });
      else if (!showFieldErrors(error, setError, ["name", "email", "password"]))
        setError("root", { message: registrationErrorText(error) });
    }
  });
  const { errors, isSubmitting } = formState;

  return (
    <AuthShell
      title="Create your account"
      subtitle="Start your free 14-day trial. No credit card required."
      footer={
        <>
          Already have an account?{" "}
          <Link to="/login" className={textLink}>
            Sign in
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        <Field label="Full name" error={errors.name?.message}>
          {(control) => <Input {...control} {...register("name")} autoComplete="name" required />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("email")}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="you@example.org"
              required
            />
          )}
        </Field>
        <Field
          label="Password"
          error={errors.password?.message}
          hint="At least 8 characters. A few words you can remember work well."
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register("password")}
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("confirmPassword")}
              type="password"
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Button type="submit" size="lg" className="w-full" isLoading={isSubmitting}>
          Create Account
        </Button>
      </form>
    </AuthShell>
  );
}
