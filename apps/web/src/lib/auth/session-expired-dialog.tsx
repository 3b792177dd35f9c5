import type { User } from "@anamnesis/contract";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/input.tsx";
import { useAuth } from "./auth-context.ts";
import { loginErrorText } from "./login-error.ts";

/** Asks for the password again over the page, so that nothing typed there is lost. */
export function SessionExpiredDialog({ user }: { user: User }) {
  const { login, logout } = useAuth();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return setError("Enter your password");
    setSending(true);
    setError(undefined);
    try {
      await login({ email: user.email, password });
    } catch (failure) {
      setError(loginErrorText(failure));
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      isRequired
      onOpenChange={() => undefined}
      title="Your sign-in has expired"
      description="Enter your password to go on. This page stays as it is."
    >
      <form onSubmit={submit} noValidate className="mt-5 space-y-4">
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <p className="text-sm text-ink-muted">
          Signed in as <strong className="font-medium text-ink">{user.email}</strong>
        </p>
        <Field label="Password" error={error}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button
            variant="ghost"
            onClick={() => {
              logout();
              void navigate("/login");
            }}
          >
            Logout
          </Button>
          <Button type="submit" isLoading={isSending}>
            Sign In
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
