export { AlbumScreen as Component } from "@/features/album/album-screen.tsx";
