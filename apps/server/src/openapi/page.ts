import type { ApiDocument, ApiOperation } from "./document.ts";
import type { JsonSchema } from "./schemas.ts";

/** The API document as one HTML page: no script, nothing from elsewhere. */
export const documentPage = (document: ApiDocument): string => {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = entries.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${name}">${escape(capital(name))}</h2><p>${escape(description)}</p>
${own.map(({ path, method, operation }) => operationHtml(path, method, operation)).join("\n")}</section>`;
  });
  const schemas = Object.entries(
    (document.components as { readonly schemas: Readonly<Record<string, JsonSchema>> }).schemas,
  ).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary>${schemaHtml(schema)}</details>`,
  );
  const { title, version, description } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escape(title)} API <small>${escape(version)}</small></h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}). All paths are below <code>/api</code>.</p>
<nav aria-label="Contents"><ul>${document.tags.map(({ name }) => `<li><a href="#${name}">${escape(capital(name))}</a></li>`).join("")}<li><a href="#schemas">Schemas</a></li></ul></nav>
${prose(description)}
${sections.join("\n")}
<section><h2 id="schemas">Schemas</h2>${schemas.join("\n")}</section>
</main>
</body>
</html>
`;
};

const operationHtml = (path: string, method: string, operation: ApiOperation): string => {
  const { parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  const examples = Object.entries(body?.examples ?? {}).map(
    ([name, { value }]) =>
      `<p>Example${name === "example" ? "" : ` (${escape(name)})`}:</p>${code(value)}`,
  );
  return `<details id="${operation.operationId}"${operation.deprecated ? ' class="deprecated"' : ""}>
<summary><code class="method">${method.toUpperCase()}</code> <code>${escape(path)}</code> <span>${escape(operation.summary)}${operation.deprecated ? " (deprecated)" : ""}</span></summary>
<p>${accessHtml(operation)}</p>
${parameters.length > 0 ? `<table><caption>Parameters</caption><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Meaning</th></tr>${parameters.map((p) => `<tr><td><code>${escape(p.name)}</code>${p.required ? "" : " (optional)"}</td><td>${p.in}</td><td>${markup(p.description ?? "")}</td></tr>`).join("")}</table>` : ""}
${body ? `<h3>Body</h3>${examples.join("")}<details><summary>Schema</summary>${schemaHtml(body.schema)}</details>` : ""}
<h3>Answers</h3>
<dl>${Object.entries(responses)
    .map(([status, response]) => {
      const { content } = response;
      const schema = (
        content?.["application/json"] ??
        content?.["text/event-stream"] ??
        content?.["text/csv"]
      )?.schema;
      return `<dt>${status} ${markup(response.description)}</dt><dd>${schema ? schemaHtml(schema) : ""}</dd>`;
    })
    .join("")}</dl>
</details>`;
};

const accessHtml = ({ security: [first] }: ApiOperation): string => {
  if (!first) return "Open to everybody.";
  const who = "operator" in first ? "the operator's token" : "a signed-in user";
  return `Needs ${who}: <code>Authorization: Bearer …</code>`;
};

/** A schema as JSON, in which references can be followed. */
const schemaHtml = (schema: JsonSchema): string =>
  code(schema).replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );

const code = (value: unknown): string =>
  `<pre tabindex="0"><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;

/** The little markup that our own descriptions use: paragraphs, numbered steps, `code` and **bold**. */
const prose = (text: string): string =>
  text
    .split("\n\n")
    .map((block) =>
      /^1\. /.test(block)
        ? `<ol>${block
            .split("\n")
            .map((line) => `<li>${markup(line.replace(/^\d+\. /, ""))}</li>`)
            .join("")}</ol>`
        : `<p>${markup(block)}</p>`,
    )
    .join("\n");

const markup = (text: string): string =>
  escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const styles = `
:root { color-scheme: light dark; --line: #8886; --mark: #0b6b5c; }
@media (prefers-color-scheme: dark) { :root { --mark: #6fd3c0; } }
body { font: 1rem/1.55 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
a { color: var(--mark); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; }
summary span { margin-left: .5rem; }
.method { color: var(--mark); font-weight: 700; }
.deprecated > summary { opacity: .75; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .375rem; font-size: .85rem; }
table { border-collapse: collapse; } caption { text-align: left; font-weight: 700; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; vertical-align: top; }
dt { font-weight: 700; } dd { margin: 0 0 .5rem; }
`;
