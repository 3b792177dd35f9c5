import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { call } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { contractResolver } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { authTexts } from "@/texts/auth.ts";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { AuthShell, textLink } from "./auth-shell.tsx";

const { forgot: texts } = authTexts;

interface Values {
  email: string;
}
const resolver = contractResolver<Values>((contract) => contract.operations.forgotPassword.body);

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { email: "" },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await call("forgotPassword", { body: values });
      setSentTo(values.email);
    } catch (error) {
      if (!showFieldErrors(error, setError, ["email"]))
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
      {sentTo !== undefined ? (
        <FormAlert tone="success">{texts.sent(sentTo)}</FormAlert>
      ) : (
        <AuthForm
          onSubmit={submit}
          problem={errors.root?.message}
          submitLabel={texts.submit}
          isSubmitting={isSubmitting}
        >
          <EmailField registration={register("email")} error={errors.email?.message} />
        </AuthForm>
      )}
    </AuthShell>
  );
}
