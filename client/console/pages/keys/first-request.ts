import { operationTitles } from '../../../../generated/operation-titles.ts';
import type { OperationTitle } from '../../../../generated/shapes.ts';

/** The environment variable from which the gateway's tools read the key. */
const VARIABLE = 'PATCHBAY_API_KEY';
/** The preferred operation: it returns the key's account and costs nothing. */
const HARMLESS = 'getAccount' satisfies FirstOperation;
type FirstOperation = 'getAccount' | 'listModels' | 'listJobs';

/** The shell command that exports the key as an environment variable. */
export function environmentLine(secret: string): string {
  return `export ${VARIABLE}='${secret}'`;
}

/**
 * A curl command for the first request with a key.
 *
 * @param operations - the operations that the key permits; all if `undefined`
 * @returns `undefined` if the key permits no suitable read-only operation
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

/** Whether an operation only reads and needs no path parameters. Streams are excluded, because they do not end. */
function isHarmless({ method, path, keys }: OperationTitle): boolean {
  return method === 'GET' && !path.includes('{') && !path.includes('fetch') && keys.length > 0;
}
