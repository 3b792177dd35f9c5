import js from "@eslint/js";
import globals from "globals";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const pure = [
  "packages/contract/src",
  "packages/terminology/src",
  "packages/ecg/src",
  "packages/portrait/src",
  "packages/imaging/src",
  "packages/sounds/src",
  "packages/patient/src",
  "packages/assessment/src",
];

export default tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "**/node_modules/**",
      "data/**",
      "packages/patient/weights/**",
      "**/migrations/**",
      "playwright-report/**",
      "test-results/**",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  {
    files: ["scripts/**/*.mjs", "**/*.config.{js,ts,cjs}", ".dependency-cruiser.cjs"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off", "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["bench/**", "packages/*/tools/**", "packages/*/cli/**", "e2e/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}", "apps/studio/src/page/**/*.{ts,tsx}"],
    languageOptions: { globals: globals.browser },
    plugins: { "react-hooks": hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    // The patient and the examiner are functions of their arguments: the same encounter gives the same words and the same mark.
    files: pure.map((folder) => `${folder}/**/*.ts`),
    ignores: ["**/*.test.ts", "**/testing/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        "process",
        "Buffer",
        "require",
        "window",
        "document",
        "fetch",
        "setTimeout",
        "setInterval",
        "performance",
        "crypto",
        "localStorage",
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Use the seed that was passed in." },
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "globalThis", property: "process" },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Time is an argument.",
        },
        { selector: "CallExpression[callee.name='Date']", message: "Time is an argument." },
      ],
    },
  },
);
