const key = "next";

/** Only paths of this app count, so that a crafted link cannot send anyone elsewhere after sign-in. */
const isLocal = (path: string): boolean =>
  path.startsWith("/") && !path.startsWith("//") && !path.includes("\\");

/** Where to sign in, remembering the page that was asked for. */
export const loginPathFor = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === "/dashboard" && search === ""
    ? "/login"
    : `/login?${key}=${encodeURIComponent(pathname + search)}`;

/** The page to go to after sign-in; the dashboard unless another was asked for. */
export const returnPathOf = (search: string): string => {
  const asked = new URLSearchParams(search).get(key);
  return asked !== null && isLocal(asked) ? asked : "/dashboard";
};
