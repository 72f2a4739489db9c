import type { JsonObject } from '../../../openapi/validation/outcome.ts';
import { type FormRequest, statesOf } from '../forms/form-request.ts';
import { isEvents, unstreamedFields } from './request-text.ts';

/**
 * A request as TypeScript code that uses the client library.
 *
 * @param origin - the URL of the gateway
 * @returns `undefined` if the library has no method for it
 */
export function typescriptOf(request: FormRequest, origin: string): string | undefined {
  const { form } = request;
  const method = form.ways.stream ?? (statesOf(request) > 0 ? form.ways.show : form.client);
  if (method === undefined || form.asker === 'person') return undefined;
  const call = `patchbay.${method}(${argumentsOf(request).join(', ')})`;
  return `import { Patchbay } from 'patchbay';

// The key is read from PATCHBAY_API_KEY.
const patchbay = new Patchbay({ baseUrl: ${literal(origin)} });

${use(request, call)}
`;
}

function use(request: FormRequest, call: string): string {
  const { form } = request;
  if (form.ways.stream !== undefined) {
    return `for await (const text of ${call}.textDeltas()) {
  process.stdout.write(text);
}`;
  }
  if (statesOf(request) > 0) {
    return `for await (const { type, b64_json } of ${call}) {
  console.log(type, b64_json.length);
}`;
  }
  if (form.jobAt !== undefined && form.ways.job === undefined) {
    return `const job = await ${call};
const record = await job.wait({ onProgress: ({ progress }) => console.log(progress) });
console.log(record.data);`;
  }
  if (isEvents(form)) {
    return `for await (const record of ${call}) {
  console.log(record);
}`;
  }
  return `const response = await ${call};\nconsole.log(response);`;
}

/** A single required parameter is a separate argument; others share an object, and the body comes last. */
function argumentsOf(request: FormRequest): readonly string[] {
  const { form, variant, parameters, files } = request;
  const needed = form.parameters.filter(({ isRequired }) => isRequired);
  const [alone] = needed.length === 1 ? needed : [];
  const others = form.parameters
    .filter((field) => field !== alone && parameters[field.name] !== undefined)
    .map(({ name }): [string, unknown] => [name, parameters[name]]);
  return [
    ...(alone === undefined ? [] : [literal(parameters[alone.name] ?? '')]),
    ...(others.length === 0 ? [] : [literal(Object.fromEntries(others))]),
    ...(variant === undefined
      ? []
      : [literal({ ...unstreamedFields(request), ...pathsOf(files) })]),
  ];
}

/** The library reads files by their path. */
function pathsOf(files: FormRequest['files']): JsonObject {
  const entries = Object.entries(files).map(([name, list]) => {
    const names = list.map((file) => file.name);
    return [name, names.length === 1 ? names[0] : names];
  });
  return Object.fromEntries(entries);
}

/** A value as a literal in idiomatic notation. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner));
    return listed(items, { open: '[', close: ']', indent });
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([name, item]) =>
      `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${literal(item, inner)}`,
  );
  return listed(entries, { open: '{', close: '}', indent });
}

function listed(
  items: readonly string[],
  {
    open,
    close,
    indent,
  }: { readonly open: string; readonly close: string; readonly indent: string },
): string {
  if (items.length === 0) return open + close;
  const inner = `${indent}  `;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
