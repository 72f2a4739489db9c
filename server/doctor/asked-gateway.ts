import { operations } from '../../generated/operations.ts';
import { fingerprintHeader } from '../../generated/stamp.ts';

const ANSWERS_WITHIN_MS = 5_000;

/** What answers at an address, if anything there speaks HTTP. */
export async function ask(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'manual' });
  } catch {
    // Whatever it is, it does not speak HTTP.
    return undefined;
  }
}

/** The contract of the gateway at an address; `undefined` where no gateway answers. */
export async function contractAt(url: string): Promise<string | undefined> {
  const health = await ask(url + operations.getHealth.path);
  return health?.headers.get(fingerprintHeader) ?? undefined;
}

/** The address to ask who listens at, who may listen on every interface. */
export function listenersUrl({ host, port }: { readonly host: string; readonly port: number }) {
  return `http://${hostToAsk(host)}:${port}`;
}

function hostToAsk(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
