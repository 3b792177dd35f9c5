export { LoginScreen as Component } from "@/features/auth/login-screen.tsx";
