import type { RegisterInput } from "@anamnesis/contract";
import { useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { Link, Navigate } from "react-router";
import { LoadingState } from "@/components/states/states.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { ApiFailure } from "@/lib/api/failure.ts";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { contractResolver } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { authTexts } from "@/texts/auth.ts";
import { AuthForm, EmailField, NewPasswordFields } from "./auth-form.tsx";
import { AuthShell, textLink } from "./auth-shell.tsx";
import { withConfirmation } from "./password-confirmation.ts";

const { register: texts } = authTexts;

type Values = Pick<RegisterInput, "name" | "email" | "password"> & { confirmPassword: string };

const resolver: Resolver<Values> = withConfirmation(
  contractResolver((contract) => contract.registerInputSchema),
);

const registrationErrorText = (error: unknown): string =>
  error instanceof ApiFailure && error.status === 429 ? error.message : texts.failed;

export function RegisterScreen() {
  const { state, register: createAccount } = useAuth();
  const [isNew, setNew] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
  });

  if (state.status === "signed-in")
    return <Navigate to={isNew ? "/onboarding" : "/dashboard"} replace />;
  if (state.status === "checking")
    return <LoadingState label={authTexts.checking} className="min-h-dvh content-center" />;

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
      title={texts.title}
      subtitle={texts.subtitle}
      footer={
        <>
          {texts.hasAccount}{" "}
          <Link to="/login" className={textLink}>
            {texts.signIn}
          </Link>
        </>
      }
    >
      <AuthForm
        onSubmit={submit}
        problem={errors.root?.message}
        submitLabel={texts.submit}
        isSubmitting={isSubmitting}
      >
        <Field label={texts.name} error={errors.name?.message}>
          {(control) => <Input {...control} {...register("name")} autoComplete="name" required />}
        </Field>
        <EmailField registration={register("email")} error={errors.email?.message} />
        <NewPasswordFields
          label={authTexts.password}
          password={{ registration: register("password"), error: errors.password?.message }}
          confirmation={{
            registration: register("confirmPassword"),
            error: errors.confirmPassword?.message,
          }}
        />
      </AuthForm>
    </AuthShell>
  );
}
