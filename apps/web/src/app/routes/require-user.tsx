export { RequireUser as Component } from "@/lib/auth/require-user.tsx";
