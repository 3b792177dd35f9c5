import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { call } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { AuthShell, textLink } from "./auth-shell.tsx";

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
  useEffect(preloadSchemas, []);
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
      title="Forgot your password?"
      subtitle="We will send you a link to set a new one."
      footer={
        <Link to="/login" className={textLink}>
          Back to sign in
        </Link>
      }
    >
      {sentTo !== undefined ? (
        <FormAlert tone="success">
          If an account belongs to {sentTo}, a link is on its way. It may take a minute; look in the
          spam folder too.
        </FormAlert>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-5">
          {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
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
          <Button type="submit" size="lg" className="w-full" isLoading={isSubmitting}>
            Send link
          </Button>
        </form>
      )}
    </AuthShell>
  );
}
