export { ForgotPasswordScreen as Component } from "@/features/auth/forgot-password-screen.tsx";
