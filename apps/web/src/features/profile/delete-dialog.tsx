import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/input.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { ApiFailure, messageOf } from "@/lib/api/failure.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { toast } from "@/lib/toast.ts";
import { profileTexts } from "@/texts/profile.ts";
import { findKeptOnDevice } from "./forget-device.ts";

const texts = profileTexts.deletion;

/** Says what goes, and asks for the password: a device left open is not enough to delete somebody. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const { deleteAccount } = useAuth();
  const [password, setPassword] = useState("");
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<{ field?: string; form?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return setError({ field: texts.passwordMissing });
    setSending(true);
    setError({});
    try {
      const forget = await findKeptOnDevice(user._id);
      await deleteAccount(password);
      toast.success(texts.done);
      await forget();
    } catch (failure) {
      const isPassword = failure instanceof ApiFailure && failure.code === "invalid_credentials";
      setError(
        isPassword
          ? { field: failure.fields.password ?? failure.message }
          : { form: texts.failed(messageOf(failure)) },
      );
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && onClose()}
      title={texts.question}
      description={texts.description}
    >
      <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-muted">
        {texts.goes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        {texts.recordFirst} {texts.stays}
      </p>
      <form onSubmit={submit} noValidate className="mt-5 space-y-4">
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field label={texts.password} error={error.field}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {error.form && <FormAlert>{error.form}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" isLoading={isSending}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
