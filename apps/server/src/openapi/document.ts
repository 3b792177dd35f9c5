import {
  allOperations,
  apiErrorSchema,
  errorCodes,
  operations,
  type ErrorCode,
  type Operation,
} from "@anamnesis/contract";
import type { z } from "zod";
import { version } from "../version.ts";
import { bodyExamples, finalDiagnosisExample } from "./examples.ts";
import { schemaBook, type JsonSchema, type SchemaBook } from "./schemas.ts";
import { walkthrough } from "./walkthrough.ts";

export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: ApiContent };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers?: Readonly<Record<string, unknown>>;
        readonly content?: ApiContent;
      }
    >
  >;
}
export interface ApiParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}
interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
export type ApiContent = Readonly<
  Partial<Record<"application/json" | "text/event-stream" | "text/csv" | "text/plain", MediaType>>
>;
export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const areas: Readonly<Record<string, string>> = {
  auth: "Accounts: sign up, sign in and out, set a new password.",
  users: "One's own profile, figures and journal; the leaderboard.",
  library: "Modules, patients as triage knows them, and the tests that can be ordered.",
  sessions: "Seeing a patient: talk, order tests, diagnose, and read the analysis.",
  progress:
    "What practice brought: leaderboards, history, skills, what to do next, and one's own record.",
  daily: "The daily round: one patient for everybody, a few questions, a first diagnosis.",
  admin: "For the operator: needs OPERATOR_TOKEN as the bearer token.",
  health: "For whoever operates the server.",
};

/** The OpenAPI 3.1 document of the whole API, made from the contract; enough by itself to write a client. */
export const apiDocument = (): ApiDocument => {
  const book = schemaBook();
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(name, operation, book);
  }
  book.output(apiErrorSchema);
  return {
    openapi: "3.1.0",
    info: { title: "Anamnesis", version, description: walkthrough },
    servers: [{ url: "/api" }],
    tags: [...new Set(allOperations.map(({ area }) => area))].map((name) => ({
      name,
      description: areas[name] ?? "",
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The `token` that register, login and reset-password answer. It lives for 30 days after its last use; logout ends it.",
        },
        operator: {
          type: "http",
          scheme: "bearer",
          description: "The `OPERATOR_TOKEN` of the server's configuration.",
        },
      },
      schemas: book.components,
    },
  };
};

/** What its answer or body is called where the contract has no name for it: `GetRewards`, `OrderTestsInput`. */
const nameOfOperation = ({ id, deprecatedAliasOf }: Operation): string =>
  (deprecatedAliasOf ?? id)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

const securityOf: Readonly<Record<Operation["auth"], ApiOperation["security"]>> = {
  none: [],
  user: [{ bearer: [] }],
  operator: [{ operator: [] }],
};

const describe = (name: string, operation: Operation, book: SchemaBook): ApiOperation => {
  const { deprecatedAliasOf, body } = operation;
  const examples = examplesOf(name);
  return {
    operationId: operation.id,
    tags: [operation.area],
    summary: operation.summary,
    ...(deprecatedAliasOf === undefined
      ? {}
      : { deprecated: true as const, description: `An older name of \`${deprecatedAliasOf}\`.` }),
    security: securityOf[operation.auth],
    parameters: [
      ...parametersOf("path", operation.params, book),
      ...parametersOf("query", operation.query, book),
      ...(operation.idempotent ? [idempotencyKey] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: book.input(body, `${nameOfOperation(operation)}Input`),
                ...(examples ? { examples } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      [operation.status]: {
        description: operation.events ? eventsText : "Done.",
        content: operation.events
          ? { "text/event-stream": { schema: eventsOf(operation.events, book) } }
          : {
              [operation.contentType ?? "application/json"]: {
                schema: book.output(operation.output, nameOfOperation(operation)),
              },
            },
      },
      ...errorResponses(operation, book),
    },
  };
};

const eventsText =
  "Events, each as `event: <name>` and `data: <JSON>`; lines that begin with a colon keep the connection open. After the first event an `error` event takes the place of an error answer.";

/** An event of a stream is described as an object of its name and its data. */
const eventsOf = (
  events: Readonly<Record<string, z.ZodType>>,
  book: SchemaBook,
): { readonly oneOf: readonly JsonSchema[] } => ({
  oneOf: Object.entries(events).map(([name, data]) => ({
    type: "object",
    properties: { event: { const: name }, data: book.output(data) },
    required: ["event", "data"],
  })),
});

const examplesOf = (
  name: string,
): Readonly<Record<string, { readonly value: unknown }>> | undefined => {
  const example = bodyExamples[name as keyof typeof bodyExamples];
  if (example === undefined) return undefined;
  return name === "submitDiagnosis"
    ? { initial: { value: example }, final: { value: finalDiagnosisExample } }
    : { example: { value: example } };
};

const parametersOf = (
  place: "path" | "query",
  schema: z.ZodType | undefined,
  book: SchemaBook,
): ApiParameter[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = book.input(schema) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(parameterTexts[name] === undefined ? {} : { description: parameterTexts[name] }),
    schema: property,
  }));
};

const parameterTexts: Readonly<Record<string, string>> = {
  sessionId: "`_id` of one of one's own sessions",
  patientId: "`_id` of a patient",
  moduleId: "`id` of a module",
  specialization: "`id` of a module",
  period: "Weeks begin on Monday, months on the first, both in UTC",
  day: "The day of the round, in UTC",
  cardId: "`id` of one of one's own recall cards",
  q: "What the name, diagnosis or specialty is to contain; of terms, how they are to begin or what they hold",
  kind: "Which names are looked for",
  limit: "How many at most",
  cursor: "Where the page before ended: its `nextCursor`; without it, the first page",
  page: "Counted from 1",
  scope: "With whom one is compared",
  specialty: "`id` of a module; without it, all",
  time: "How far back, by completion, in the time zone of the account",
  testName: "A name of `GET /tests`",
  days: "How many days back, today included",
  except: "`_id` of a patient who has just been seen, and is not to be recommended",
  caseId: "Only of this case; without it, of all",
};

const retryAfter = {
  description: "Seconds to wait before the same request may succeed, where that is known",
  schema: { type: "integer", minimum: 1 },
} as const;

const idempotencyKey: ApiParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Any text of up to 200 characters that is new for each new request, such as a UUID. Sent again with the same request within a week, the first answer is given again and nothing is done twice; with another request it is refused (422 idempotency_mismatch).",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

/** What every operation can answer besides what its contract names: the database may be away, the disk full. */
const always: readonly ErrorCode[] = ["too_many_requests", "internal", "unavailable"];
const withBody: readonly ErrorCode[] = ["payload_too_large", "unsupported_media_type"];
/** Asked by probes, however often. */
const ofProbes: readonly ErrorCode[] = ["internal"];

const codesOf = ({ area, body, errors }: Operation): readonly ErrorCode[] =>
  area === "health" ? [...errors, ...ofProbes] : [...errors, ...always, ...(body ? withBody : [])];

const errorResponses = (operation: Operation, book: SchemaBook): ApiOperation["responses"] => {
  const codes = [...new Set(codesOf(operation))];
  const statuses = [...new Set(codes.map((code) => errorCodes[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => errorCodes[code] === status);
      return [
        status,
        {
          description: own.map((code) => `\`${code}\``).join(", "),
          ...(status === 429 || status === 503 ? { headers: { "Retry-After": retryAfter } } : {}),
          content: { "application/json": { schema: book.output(apiErrorSchema) } },
        },
      ];
    }),
  );
};
