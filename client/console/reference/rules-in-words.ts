import { isObject, type JsonObject } from '../../json-object.ts';

/**
 * Puts the sentences of a contract's rules behind the descriptions of the schemas that they are parts of (`allOf`), in
 * the place of these parts. Scalar would merge the parts into the schema, and show the last rule instead of what the
 * schema is, and nothing of a parameter that a rule is about.
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

/** The sentence of a part that is a rule. */
function sentenceOf(part: unknown): string | undefined {
  if (!isObject(part) || part['x-rule'] === undefined) return undefined;
  return typeof part.description === 'string' ? part.description.trim() : undefined;
}
