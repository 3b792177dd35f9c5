import type { LoginInput } from "@anamnesis/contract";
import { useForm } from "react-hook-form";
import { Link, Navigate, useLocation } from "react-router";
import { LoadingState } from "@/components/states/states.tsx";
import { Field } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/input.tsx";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { loginErrorText } from "@/lib/auth/login-error.ts";
import { returnPathOf } from "@/lib/auth/return-path.ts";
import { contractResolver } from "@/lib/forms/contract-resolver.ts";
import { authTexts } from "@/texts/auth.ts";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { AuthShell, textLink } from "./auth-shell.tsx";

const resolver = contractResolver<LoginInput>((contract) => contract.loginInputSchema);
const { login: texts } = authTexts;

export function LoginScreen() {
  const { state, login } = useAuth();
  const { search } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver,
    defaultValues: { email: "", password: "" },
  });

  if (state.status === "signed-in") return <Navigate to={returnPathOf(search)} replace />;
  if (state.status === "checking")
    return <LoadingState label={authTexts.checking} className="min-h-dvh content-center" />;

  const submit = handleSubmit(async (values) => {
    try {
      await login(values);
    } catch (error) {
      setError("root", { message: loginErrorText(error) });
    }
  });
  const { errors, isSubmitting } = formState;
  const isUnchecked = state.status === "signed-out" && state.reason === "unreachable";

  return (
    <AuthShell
      title={texts.title}
      subtitle={texts.subtitle}
      footer={
        <>
          {texts.isNew}{" "}
          <Link to="/register" className={textLink}>
            {texts.create}
          </Link>
        </>
      }
    >
      <AuthForm
        onSubmit={submit}
        problem={errors.root?.message}
        notice={isUnchecked && texts.unchecked}
        submitLabel={texts.submit}
        isSubmitting={isSubmitting}
      >
        <EmailField registration={register("email")} error={errors.email?.message} />
        <Field
          label={authTexts.password}
          error={errors.password?.message}
          action={
            <Link to="/forgot-password" className={`text-sm ${textLink}`}>
              {texts.forgot}
            </Link>
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register("password")}
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      </AuthForm>
    </AuthShell>
  );
}
