import { z } from "zod";
import {
  authResultSchema,
  emailSchema,
  loginInputSchema,
  passwordSchema,
  registerInputSchema,
  userSchema,
} from "../entities/user.ts";
import { operation } from "../operation.ts";

const area = "auth";
const doneSchema = z.object({ message: z.string() });

export const login = operation({
  id: "login",
  area,
  method: "POST",
  path: "/auth/login",
  auth: "none",
  status: 200,
  summary: "Sign in with email and password",
  body: loginInputSchema,
  output: authResultSchema,
  errors: ["invalid_input", "invalid_credentials", "too_many_requests"],
});
export const register = operation({
  id: "register",
  area,
  method: "POST",
  path: "/auth/register",
  auth: "none",
  status: 201,
  summary: "Create an account and sign in",
  body: registerInputSchema,
  output: authResultSchema,
  errors: ["invalid_input", "email_taken", "too_many_requests"],
});
export const getMe = operation({
  id: "get-me",
  area,
  method: "GET",
  path: "/auth/me",
  auth: "user",
  status: 200,
  summary: "The signed-in user",
  output: userSchema,
  errors: ["not_signed_in"],
});
export const logout = operation({
  id: "logout",
  area,
  method: "POST",
  path: "/auth/logout",
  auth: "user",
  status: 200,
  summary: "Revoke the token that the request carries",
  output: doneSchema,
  errors: ["not_signed_in"],
});
export const forgotPassword = operation({
  id: "forgot-password",
  area,
  method: "POST",
  path: "/auth/forgot-password",
  auth: "none",
  status: 200,
  summary:
    "Send a link to set a new password; the answer is the same whether or not the address is known",
  body: z.object({ email: emailSchema }),
  output: doneSchema,
  errors: ["invalid_input", "too_many_requests"],
});
export const resetPassword = operation({
  id: "reset-password",
  area,
  method: "POST",
  path: "/auth/reset-password",
  auth: "none",
  status: 200,
  summary:
    "Set a new password with the token of the link; every older token of the account is revoked",
  body: z.object({ token: z.string().min(1).max(200), password: passwordSchema }),
  output: authResultSchema,
  errors: ["invalid_input", "reset_link_invalid", "too_many_requests"],
});
