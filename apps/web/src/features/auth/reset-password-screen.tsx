import { useEffect } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, PasswordInput } from "@/components/ui/input.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { toast } from "@/lib/toast.ts";
import { AuthShell, textLink } from "./auth-shell.tsx";
import { withConfirmation } from "./password-confirmation.ts";

interface Values {
  token: string;
  password: string;
  confirmPassword: string;
}
const resolver: Resolver<Values> = withConfirmation(
  contractResolver((contract) => contract.operations.resetPassword.body),
);

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { token, password: "", confirmPassword: "" },
  });
  useEffect(preloadSchemas, []);
  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, password });
      toast.success("Your new password is set");
      await navigate("/dashboard");
    } catch (error) {
      if (!showFieldErrors(error, setError, ["password"]))
        setError("root", { message: messageOf(error) });
    }
  });
  const { errors, isSubmitting } = formState;

  return (
    <AuthShell
      title="Set a new password"
      subtitle="You will be signed out everywhere else."
      footer={
        <Link to="/login" className={textLink}>
          Back to sign in
        </Link>
      }
    >
      {token === "" ? (
        <FormAlert>
          This link is not complete.{" "}
          <Link to="/forgot-password" className="underline underline-offset-4">
            Ask for a new one
          </Link>
        </FormAlert>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-5">
          {errors.root?.message && (
            <FormAlert>
              {errors.root.message}{" "}
              <Link to="/forgot-password" className="underline underline-offset-4">
                Ask for a new link
              </Link>
            </FormAlert>
          )}
          <Field
            label="New password"
            error={errors.password?.message}
            hint="At least 8 characters."
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
            Set new password
          </Button>
        </form>
      )}
    </AuthShell>
  );
}
