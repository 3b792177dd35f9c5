export { LandingScreen as Component } from "@/features/landing/landing-screen.tsx";
