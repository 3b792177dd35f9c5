export { ProfileScreen as Component } from "@/features/profile/profile-screen.tsx";
