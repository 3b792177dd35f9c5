export { ResetPasswordScreen as Component } from "@/features/auth/reset-password-screen.tsx";
