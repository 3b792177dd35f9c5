interface ImportMetaEnv {
  /** Where the API answers, such as `https://api.example.org/api`; the same origin's `/api` when unset. */
  readonly VITE_API_BASE?: string;
}
