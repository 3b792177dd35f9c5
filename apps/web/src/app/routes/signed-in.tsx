export { SignedInLayout as Component } from "@/components/layout/signed-in-layout.tsx";
