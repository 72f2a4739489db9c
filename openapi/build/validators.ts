import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, str } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isList, isNode, type Schema } from './contract.ts';
import { formats } from './runtime.ts';

/** The source code of the compiled validators, and of their types. */
export interface ValidatorsSource {
  readonly code: string;
  readonly types: string;
}

/**
 * Compiles schemas ahead of time into validators, so that no compilation is needed at startup.
 *
 * @param schemas - by name; with references already inlined
 * @param options - `fillDefaults`: whether a validator writes defaults into its input
 * @returns a module that exports one function for each schema, named by `validatorName`
 * @throws if a schema is not valid JSON Schema 2020-12
 */
export function writeValidators(
  schemas: ReadonlyMap<string, Schema>,
  { fillDefaults = false }: { readonly fillDefaults?: boolean } = {},
): ValidatorsSource {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    useDefaults: fillDefaults,
    strictTypes: false,
    discriminator: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true, formats: _`runtime.formats` },
  });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
  boundLengthsCheaply(ajv);
  const exported: Record<string, string> = {};
  for (const [name, schema] of schemas) {
    ajv.addSchema({
      ...withoutAnnotations(schema, fillDefaults ? new Set() : ANNOTATIONS),
      $id: name,
    });
    exported[validatorName(name)] = name;
  }
  const declarations = Object.keys(exported).map(
    (name) => `export declare const ${name}: Validator;`,
  );
  return {
    code: withRuntime(boundErrors(standaloneCode.default(ajv, exported))),
    types: ["import type { Validator } from './shapes.ts';", '', ...declarations, ''].join('\n'),
  };
}

/** The name of a schema's compiled validator. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'contentMediaType',
  'contentEncoding',
]);

/** Removes annotations, which would only enlarge the compiled code. */
function withoutAnnotations(schema: Schema, annotations: ReadonlySet<string>): Schema {
  const nested = (value: unknown): unknown => {
    if (isList(value)) return value.map(nested);
    return isNode(value) ? withoutAnnotations(value, annotations) : value;
  };
  const kept = Object.entries(schema)
    .filter(([key]) => !annotations.has(key) && !key.startsWith('x-'))
    .map(([key, value]): [string, unknown] => {
      if (key === 'properties' && isNode(value)) {
        const properties = Object.entries(value).map(([name, inner]) => [name, nested(inner)]);
        return [key, Object.fromEntries(properties)];
      }
      return [key, ['enum', 'const', 'default'].includes(key) ? value : nested(value)];
    });
  return Object.fromEntries(kept);
}

/** Replaces Ajv's length checks, which count every character even if the size of the text already decides. */
function boundLengthsCheaply(ajv: Ajv2020): void {
  for (const [keyword, breaks, comparison] of [
    ['maxLength', _`runtime.isLongerThan`, 'more'],
    ['minLength', _`runtime.isShorterThan`, 'fewer'],
  ] as const) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      error: {
        message: ({ schema }) => str`must NOT have ${comparison} than ${schema} characters`,
        params: ({ schema }) => _`{limit: ${schema}}`,
      },
      code: (context) => context.fail(_`${breaks}(${context.data}, ${context.schema})`),
    });
  }
}

/** Maximum number of errors collected from the elements of a list; with that many, the request is refused anyway. */
const MAX_ERRORS = 1_000;

/**
 * Limits the errors from lists. Ajv collects either all errors or one; a long list of invalid elements would produce as
 * many errors as elements.
 */
function boundErrors(code: string): string {
  return code.replaceAll(
    /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)/g,
    `for(let $1=0; $1<$2 && errors<${MAX_ERRORS}; $1++)`,
  );
}

/**
 * Rejects leftover `require` calls: Ajv emits them for its runtime helpers even in ES modules, and none are needed
 * here.
 */
function withRuntime(code: string): string {
  const body = code.replace(/^"use strict";/, '');
  const left = /require\("[^"]+"\)/.exec(body)?.[0];
  if (left !== undefined) throw new Error(`The compiled checks still want ${left}.`);
  return `import * as runtime from './runtime.ts';\n${body}`;
}
