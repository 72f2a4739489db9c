import { isObject, type JsonObject } from '../../json-object.ts';

/**
 * Moves the sentences of a contract's rules from `allOf` to the end of their schemas' descriptions. Scalar would merge
 * these parts into the schema: it would show the last rule instead of the schema's description, and no description of a
 * parameter that a rule concerns.
 */
export function rulesInWords(contract: JsonObject): JsonObject {
  const read = Object.fromEntries(
    Object.entries(contract).map(([name, value]) => [name, insideOf(value)]),
  );
  const parts: readonly unknown[] = Array.isArray(read.allOf) ? read.allOf : [];
  const sentences = parts.flatMap((part) => sentenceOf(part) ?? []);
  if (sentences.length === 0) return read;
  const { allOf: _, description, ...schema } = read;
  const left = parts.filter((part) => sentenceOf(part) === undefined);
  const own = typeof description === 'string' ? `${description.trimEnd()}\n\n` : '';
  return {
    ...schema,
    description: `${own}${sentences.map((sentence) => `- ${sentence}`).join('\n')}`,
    ...(left.length === 0 ? {} : { allOf: left }),
  };
}

function insideOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(insideOf);
  return isObject(value) ? rulesInWords(value) : value;
}

/** The sentence of an `allOf` part, if that part is a rule. */
function sentenceOf(part: unknown): string | undefined {
  if (!isObject(part) || part['x-rule'] === undefined) return undefined;
  return typeof part.description === 'string' ? part.description.trim() : undefined;
}
