export { PatientsScreen as Component } from "@/features/patients/patients-screen.tsx";
