export { DailyScreen as Component } from "@/features/daily/daily-screen.tsx";
