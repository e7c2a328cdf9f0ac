import { API } from '../api.ts';
import { escaped } from '../http/html.ts';

interface Content {
  readonly schema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Body {
  readonly content?: Readonly<Record<string, Content>>;
  readonly description?: string;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const schemaOf = (title: string, schema: object | undefined): string =>
  schema ? `<h4>${escaped(title)}</h4><pre>${escaped(JSON.stringify(schema, null, 1))}</pre>` : '';

const examplesOf = ({ example, examples = {} }: Content): string =>
  [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
    .map(value => `<h4>Example</h4><pre>${escaped(JSON.stringify(value))}</pre>`)
    .join('');

const bodyOf = (title: string, body: Body | undefined): string => {
  const [content = {}] = Object.values(body?.content ?? {});
  return schemaOf(title, content.schema) + examplesOf(content);
};

/** Problems look alike everywhere: they are shown once, at the end. */
const answersOf = ({ responses = {} }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, body]) => bodyOf(`Answer ${status}`, body) || `<h4>Answer ${status}, empty</h4>`)
    .join('');

const operationOf = (path: string, method: string, operation: Operation): string => `<section>
<h3><span class="method">${escaped(method.toUpperCase())}</span> ${escaped(path)}</h3>
<p>${escaped(operation.summary ?? '')}${operation.security?.length === 0 ? ' (open to strangers)' : ''}</p>
${(operation.parameters ?? []).map(({ name, in: place, schema }) => schemaOf(`${name} (${place})`, schema)).join('')}
${bodyOf('Body', operation.requestBody)}
${answersOf(operation)}
</section>`;

const problemOf = (operations: readonly Operation[]): string =>
  bodyOf('Every other answer', operations.map(({ responses }) => responses?.['4XX']).find(Boolean));

/** The whole interface on one page, without a script. */
export const pageOf = ({ info, paths = {} }: ApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: interface for programs</title>
<link rel="stylesheet" href="${API}/docs.css">
</head>
<body>
<h1>${escaped(info.title)}: interface for programs, version ${escaped(info.version)}</h1>
<p>${escaped(info.description ?? '')} <a href="${API}/openapi.json">OpenAPI document</a></p>
${tags
  .map(
    tag => `<h2>${escaped(tag)}</h2>
${operations
  .filter(({ operation }) => operation.tags?.includes(tag))
  .map(({ path, method, operation }) => operationOf(path, method, operation))
  .join('\n')}`,
  )
  .join('\n')}
<h2>problems</h2>
${problemOf(operations.map(({ operation }) => operation))}
</body>
</html>
`;
};
