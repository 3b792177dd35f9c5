export { JournalScreen as Component } from "@/features/journal/journal-screen.tsx";
