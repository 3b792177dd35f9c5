import type { LoginInput } from "@anamnesis/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link, Navigate, useLocation } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, PasswordInput } from "@/components/ui/input.tsx";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { loginErrorText } from "@/lib/auth/login-error.ts";
import { returnPathOf } from "@/lib/auth/return-path.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { AuthShell, textLink } from "./auth-shell.tsx";

const resolver = contractResolver<LoginInput>((contract) => contract.loginInputSchema);

export function LoginScreen() {
  const { state, login } = useAuth();
  const { search } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver,
    defaultValues: { email: "", password: "" },
  });
  useEffect(preloadSchemas, []);

  if (state.status === "signed-in") return <Navigate to={returnPathOf(search)} replace />;
  if (state.status === "checking")
    return <LoadingState label="Signing you in" className="min-h-dvh content-center" />;

  const submit = handleSubmit(async (values) => {
    try {
      await login(values);
    } catch (error) {
      setError("root", { message: loginErrorText(error) });
    }
  });
  const { errors, isSubmitting } = formState;

  return (
    <AuthShell
      title="Sign in"
      subtitle="Welcome back. Your patients are waiting."
      footer={
        <>
          New to Anamnesis?{" "}
          <Link to="/register" className={textLink}>
            Create an account
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {errors.root?.message ? (
          <FormAlert>{errors.root.message}</FormAlert>
        ) : (
          state.status === "signed-out" &&
          state.reason === "unreachable" && (
            <FormAlert tone="info">
              The server could not be reached, so your sign-in could not be checked. Please sign in
              again.
            </FormAlert>
          )
        )}
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("email")}
              type="email"
              autoComplete="email"
              inputMode="email"
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
          action={
            <Link to="/forgot-password" className={`text-sm ${textLink}`}>
              Forgot password?
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
        <Button type="submit" size="lg" className="w-full" isLoading={isSubmitting}>
          Sign In
        </Button>
      </form>
    </AuthShell>
  );
}
