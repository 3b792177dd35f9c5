export { RecallScreen as Component } from "@/features/recall/recall-screen.tsx";
