export { chestFilm, type Film } from "./film.ts";
export { fitted, landmarksOf } from "./measure.ts";
