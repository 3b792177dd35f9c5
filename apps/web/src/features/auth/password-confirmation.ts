import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

interface Confirmed extends FieldValues {
  password: string;
  confirmPassword: string;
}

/** Adds to a form's validation that the password was typed twice alike. */
export const withConfirmation =
  <T extends Confirmed>(validate: Resolver<Omit<T, "confirmPassword">>): Resolver<T> =>
  async (values, context, options) => {
    const { confirmPassword, ...rest } = values;
    const checked = await validate(
      rest,
      context,
      options as unknown as Parameters<typeof validate>[2],
    );
    const errors = { ...checked.errors } as FieldErrors<T>;
    if (confirmPassword !== values.password)
      Object.assign(errors, {
        confirmPassword: { type: "validate", message: "Passwords do not match" },
      });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
