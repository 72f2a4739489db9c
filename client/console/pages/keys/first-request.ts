import { operationTitles } from '../../../../generated/operation-titles.ts';
import type { OperationTitle } from '../../../../generated/shapes.ts';

/** The variable that every tool of the gateway reads its key from. */
const VARIABLE = 'PATCHBAY_API_KEY';
/** Asks what the key belongs to, and costs nothing. */
const HARMLESS = 'getAccount' satisfies FirstOperation;
type FirstOperation = 'getAccount' | 'listModels' | 'listJobs';

/** The line that puts a key into the environment of a shell. */
export function environmentLine(secret: string): string {
  return `export ${VARIABLE}='${secret}'`;
}

/**
 * The first request with a key, for curl.
 *
 * @param operations - those that the key may ask for; all unless given
 * @returns nothing where the key may ask for none that changes nothing
 */
export function firstRequest(
  origin: string,
  operations: readonly string[] | undefined,
): string | undefined {
  const allowed = operationTitles.filter(
    (title) => isHarmless(title) && (operations?.includes(title.operationId) ?? true),
  );
  const first = allowed.find(({ operationId }) => operationId === HARMLESS) ?? allowed[0];
  const [key] = first?.keys ?? [];
  if (first === undefined || key === undefined) return undefined;
  return `curl ${origin}${first.path} \\\n  --header "${key.header}: ${key.prefix}$${VARIABLE}"`;
}

/** It only reads, and needs nothing to be named; a stream would not end. */
function isHarmless({ method, path, keys }: OperationTitle): boolean {
  return method === 'GET' && !path.includes('{') && !path.includes('fetch') && keys.length > 0;
}
