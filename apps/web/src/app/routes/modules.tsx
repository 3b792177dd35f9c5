export { ModulesScreen as Component } from "@/features/modules/modules-screen.tsx";
