export { LeaderboardScreen as Component } from "@/features/leaderboard/leaderboard-screen.tsx";
