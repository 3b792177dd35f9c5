import manifest from "../package.json" with { type: "json" };

/** The version of this server, as its package names it. */
export const { version } = manifest;
