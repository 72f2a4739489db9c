import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ANTHROPIC_SHAPES } from './anthropic-shapes.ts';
import { OPENAI_SHAPES } from './openai-shapes.ts';
import { XAI_SHAPES } from './xai-shapes.ts';

/** Schemas of replies, written down from the vendors' publications. */
const SHAPES = { ...OPENAI_SHAPES, ...ANTHROPIC_SHAPES, ...XAI_SHAPES } as const;

/** The names of the schemas. */
export type ShapeName = keyof typeof SHAPES;

const ajv = new Ajv2020({ strict: true, allErrors: true });
const compiled = new Map<ShapeName, ValidateFunction>();

/** Returns the violations of a published schema; empty if the document is valid. */
export function faultsOf(name: ShapeName, document: unknown): readonly string[] {
  const validate = compiled.get(name) ?? ajv.compile(SHAPES[name]);
  compiled.set(name, validate);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    return `${instancePath} ${message} ${JSON.stringify(params)}`;
  });
}
