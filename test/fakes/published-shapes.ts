import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ANTHROPIC_SHAPES } from './anthropic-shapes.ts';
import { OPENAI_SHAPES } from './openai-shapes.ts';
import { XAI_SHAPES } from './xai-shapes.ts';

/** The shapes of answers, written down from what the vendors publish. */
const SHAPES = { ...OPENAI_SHAPES, ...ANTHROPIC_SHAPES, ...XAI_SHAPES } as const;

/** The names of the shapes. */
export type ShapeName = keyof typeof SHAPES;

const ajv = new Ajv2020({ strict: true, allErrors: true });
const compiled = new Map<ShapeName, ValidateFunction>();

/** What keeps a document from having a published shape; nothing where it has it. */
export function faultsOf(name: ShapeName, document: unknown): readonly string[] {
  const validate = compiled.get(name) ?? ajv.compile(SHAPES[name]);
  compiled.set(name, validate);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    return `${instancePath} ${message} ${JSON.stringify(params)}`;
  });
}
