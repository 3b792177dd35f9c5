import type { ReactNode } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { useAuth } from "@/lib/auth/auth-context.ts";
import { contractResolver } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { toast } from "@/lib/toast.ts";
import { authTexts } from "@/texts/auth.ts";
import { AuthForm, NewPasswordFields } from "./auth-form.tsx";
import { AuthShell, textLink } from "./auth-shell.tsx";
import { withConfirmation } from "./password-confirmation.ts";

const { reset: texts } = authTexts;

interface Values {
  token: string;
  password: string;
  confirmPassword: string;
}
const resolver: Resolver<Values> = withConfirmation(
  contractResolver((contract) => contract.operations.resetPassword.body),
);

const Another = ({ children }: { children: ReactNode }) => (
  <Link to="/forgot-password" className="underline underline-offset-4">
    {children}
  </Link>
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
  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, password });
      toast.success(texts.done);
      await navigate("/dashboard");
    } catch (error) {
      if (!showFieldErrors(error, setError, ["password"]))
        setError("root", { message: messageOf(error) });
    }
  });
  const { errors, isSubmitting } = formState;

  return (
    <AuthShell
      title={texts.title}
      subtitle={texts.subtitle}
      footer={
        <Link to="/login" className={textLink}>
          {authTexts.backToSignIn}
        </Link>
      }
    >
      {token === "" ? (
        <FormAlert>
          {texts.incomplete} <Another>{texts.another}</Another>
        </FormAlert>
      ) : (
        <AuthForm
          onSubmit={submit}
          problem={
            errors.root?.message && (
              <>
                {errors.root.message} <Another>{texts.anotherLink}</Another>
              </>
            )
          }
          submitLabel={texts.submit}
          isSubmitting={isSubmitting}
        >
          <NewPasswordFields
            label={texts.password}
            password={{ registration: register("password"), error: errors.password?.message }}
            confirmation={{
              registration: register("confirmPassword"),
              error: errors.confirmPassword?.message,
            }}
          />
        </AuthForm>
      )}
    </AuthShell>
  );
}
