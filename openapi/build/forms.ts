import { isStreamed } from './client-modes.ts';
import { isKeyed } from './client-settings.ts';
import { paragraphs } from './command-parameters.ts';
import {
  at,
  type Contract,
  isNode,
  listAt,
  type OperationNode,
  type Schema,
  textAt,
} from './contract.ts';
import { fieldOf, isShown } from './form-fields.ts';
import type { Form, FormExample, FormField, FormLink, FormVariant } from './form-shapes.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';
import { keyHeader } from './security.ts';

/** Writes the form of each operation for pages. */
export function writeForms(contract: Contract): string {
  const forms = contract.operations.map((operation): [string, Form] => [
    operation.operationId,
    readForm(contract, operation),
  ]);
  const [places, fields] = sharedFields(forms.map(([, form]) => form));
  const code = JSON.stringify(Object.fromEntries(forms), (_, value: unknown) =>
    isNode(value) ? (places.get(JSON.stringify(value)) ?? value) : value,
  ).replaceAll(/"@(f\d+)"/g, '$1');
  return `import type { OperationId } from './operations.ts';
import type { Form, FormField } from './form-shapes.ts';

${fields.join('\n')}

/** What a page shows to ask for each operation, by its identifier. */
export const forms: Readonly<Record<OperationId, Form>> = ${code.replaceAll(/(?<=[}\]]),"(\w+)":\{"operationId"/g, ',\n"$1":{"operationId"')};

/** The header that a key is shown in. */
export const keyHeader = ${JSON.stringify(keyHeader(contract))};
`;
}

/** Writes each field once, since variants share most of them. */
function sharedFields(
  forms: readonly Form[],
): readonly [ReadonlyMap<string, string>, readonly string[]] {
  const all = forms.flatMap(({ parameters, variants }) => [
    ...parameters,
    ...variants.flatMap(({ fields }) => fields),
  ]);
  const texts = [...new Set(all.map((field) => JSON.stringify(field)))];
  return [
    new Map(texts.map((text, index) => [text, `@f${index}`])),
    texts.map((text, index) => `const f${index}: FormField = ${text};`),
  ];
}

function readForm(contract: Contract, operation: OperationNode): Form {
  const bodies = shownBodies(readRequestBodies(contract, operation));
  const openModel = operation['x-open-models'] === true ? textAt(operation, 'x-model') : undefined;
  const client = textAt(operation, 'x-client');
  const jobAt = readJobAt(contract, operation);
  const variants = bodies.flatMap((body) =>
    body.variants.map((variant) => readVariant(body, variant, openModel)),
  );
  const ways = readWays(operation, bodies);
  return {
    operationId: operation.operationId,
    title: textAt(operation, 'summary') ?? '',
    help: paragraphs(textAt(operation, 'description') ?? ''),
    group: String(listAt(operation, 'tags')[0]),
    method: operation.method,
    path: operation.path,
    asker: askerOf(contract, operation),
    ...onlyFor(operation),
    ...(operation.deprecated === true ? { isDeprecated: true } : {}),
    ...(isKeyed(contract, operation) ? { isKeyed: true } : {}),
    parameters: readBesideBody(contract, operation),
    ...selectOf(bodies[0], textAt(operation, 'x-model')),
    variants,
    examples: readExamples(contract, operation, { variants, ways }),
    ...(client === undefined ? {} : { client }),
    ways,
    ...(jobAt === undefined ? {} : { jobAt }),
    answer: answerOf(contract, operation),
    links: readLinks(contract, operation),
  };
}

/** Files are sent as parts of a form; JSON need not repeat what the form offers. */
function shownBodies(bodies: readonly RequestBodyNode[]): readonly RequestBodyNode[] {
  const form = bodies.find(({ mediaType }) => mediaType === 'multipart/form-data');
  if (form === undefined) return bodies;
  const known = new Set(namesIn(form));
  return [form, ...bodies.filter((body) => namesIn(body).some((name) => !known.has(name)))];
}

function namesIn({ variants }: RequestBodyNode): readonly string[] {
  return variants.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
}

function readVariant(
  { mediaType, select }: RequestBodyNode,
  { value, schema, files, name }: VariantNode,
  openModel: string | undefined,
): FormVariant {
  const label = textAt(schema, 'x-label') ?? (value === undefined ? undefined : String(value));
  const fields = Object.entries(schema.properties ?? {})
    .filter(([property, inner]) => property !== select?.parameter && isShown(property, inner))
    .map(([property, inner]): FormField => {
      const field = fieldOf(property, inner, {
        place: 'body',
        isRequired: schema.required?.includes(property) === true,
        files: files[property] ?? [],
      });
      return property === openModel ? { ...field, isOpenModel: true } : field;
    });
  return {
    ...(value === undefined ? {} : { value }),
    label: label ?? schema.title ?? name,
    help: paragraphs(schema.description ?? '').join('\n\n'),
    mediaType,
    fields,
  };
}

function readBesideBody(contract: Contract, operation: OperationNode): readonly FormField[] {
  return listAt(operation, 'parameters')
    .map(contract.resolve)
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => {
      const schema = contract.inline(parameter.schema);
      const description = textAt(parameter, 'description') ?? '';
      return fieldOf(
        String(parameter.name),
        { ...schema, description },
        {
          place: parameter.in === 'path' ? 'path' : 'query',
          isRequired: parameter.required === true,
          files: [],
        },
      );
    });
}

function selectOf(
  body: RequestBodyNode | undefined,
  model: string | undefined,
): Pick<Form, 'select'> {
  const parameter = body?.select?.parameter;
  if (body === undefined || parameter === undefined) return {};
  const property: Schema = at(body.variants.at(-1)?.schema.properties, parameter);
  const label = parameter === model ? 'Model' : (textAt(property, 'x-label') ?? parameter);
  return {
    select: { parameter, label, help: paragraphs(property.description ?? '').join('\n\n') },
  };
}

/**
 * Reads the examples without their files, which a page has to be given. Examples with nothing else are dropped, and so
 * are streaming ones if a page cannot stream.
 */
function readExamples(
  contract: Contract,
  operation: OperationNode,
  { variants, ways }: Pick<Form, 'variants' | 'ways'>,
): readonly FormExample[] {
  const files = new Set(
    variants.flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind.startsWith('file')).map(({ name }) => name),
    ),
  );
  const content = at(operation, 'requestBody', 'content');
  const mediaTypes = new Set(variants.map(({ mediaType }) => mediaType));
  return [...mediaTypes]
    .flatMap((mediaType) => Object.values(at(content, mediaType, 'examples')))
    .map((reference): FormExample => {
      const example = contract.resolve(reference);
      const values = Object.entries(at(example, 'value')).filter(([name]) => !files.has(name));
      return { title: textAt(example, 'summary') ?? '', values: Object.fromEntries(values) };
    })
    .filter(({ values }) => (ways.stream ?? ways.show) !== undefined || values.stream !== true)
    .filter(({ values }) => Object.keys(values).length > 0);
}

function askerOf(contract: Contract, operation: OperationNode): Form['asker'] {
  const alternatives = listAt(
    operation.security === undefined ? contract.document : operation,
    'security',
  );
  const schemes = at(contract.document, 'components', 'securitySchemes');
  const first = alternatives.filter(isNode).map((names) => Object.keys(names)[0] ?? '');
  if (first.length === 0) return 'anybody';
  return first.every((name) => at(schemes, name).in === 'cookie') ? 'person' : 'account';
}

function onlyFor({ 'x-only-for': only }: OperationNode): Pick<Form, 'onlyFor'> {
  return only === 'owner' || only === 'operator' ? { onlyFor: only } : {};
}

/** The modes of an operation. A page always streams if every variant can; if only some can, it streams on request. */
function readWays(operation: OperationNode, bodies: readonly RequestBodyNode[]): Form['ways'] {
  const { quote, job, stream } = at(operation, 'x-client-ways');
  const isAlways = bodies.every(({ variants }) => variants.every(isStreamed));
  return {
    ...(typeof quote === 'string' ? { quote } : {}),
    ...(typeof job === 'string' ? { job } : {}),
    ...(typeof stream === 'string' ? { [isAlways ? 'stream' : 'show']: stream } : {}),
  };
}

/** Reads the location of the job's identifier, from the link `job` of a creation's response. */
function readJobAt(contract: Contract, operation: OperationNode): string | undefined {
  const found = Object.values(at(operation, 'responses'))
    .map((response) => at(contract.resolve(response), 'links', 'job', 'parameters').jobId)
    .find((place) => place !== undefined);
  return found === undefined ? undefined : pointerIn(String(found));
}

/**
 * Reads the links of an operation. A link's standard `requestBody` is a single value; `x-request-body` maps values to
 * fields.
 */
function readLinks(contract: Contract, operation: OperationNode): readonly FormLink[] {
  const answer = contract.resolve(at(operation, 'responses', '200'));
  return Object.entries(at(answer, 'links'))
    .filter(([name]) => name !== 'job')
    .map(([, link]) => {
      const { operationId, 'x-request-body': fields } = at(link);
      const values = Object.entries(at(fields)).map(([name, place]): [string, string] => [
        name,
        pointerIn(String(place)),
      ]);
      return { operationId: String(operationId), values: Object.fromEntries(values) };
    });
}

/** The JSON pointer in a runtime expression (OpenAPI 3.1, section 4.8.20.4). */
function pointerIn(expression: string): string {
  return expression.replace(/^\$response\.body#/, '');
}

function answerOf(contract: Contract, operation: OperationNode): string {
  const content = at(operation, 'responses', '200', 'content');
  const [mediaType = ''] = Object.keys(content);
  const json = at(content, 'application/json').schema;
  if (isNode(json) && '$ref' in json) return contract.nameOf(json);
  const events = textAt(at(content, 'text/event-stream'), 'x-events');
  return events ?? mediaType;
}
