import type { JsonObject } from '../../foundation/json-object.ts';
import { mapInSlices } from '../../foundation/slices.ts';

/**
 * Serializes an embeddings answer as JSON. It may have millions of numbers, so the vectors are serialized one by one,
 * in time slices that do not block the event loop.
 */
export async function writeAnswer(answer: JsonObject): Promise<string> {
  const members = Object.entries(answer).map(async ([key, value]) => {
    const text = Array.isArray(value) ? await writeList(value) : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${(await Promise.all(members)).flat().join()}}`;
}

async function writeList(items: readonly unknown[]): Promise<string> {
  const texts = await mapInSlices(items, (item) => JSON.stringify(item) ?? 'null');
  return `[${texts.join()}]`;
}
