export { OnboardingScreen as Component } from "@/features/onboarding/onboarding-screen.tsx";
