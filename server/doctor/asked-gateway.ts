import { operations } from '../../generated/operations.ts';
import { fingerprintHeader } from '../../generated/stamp.ts';

const ANSWERS_WITHIN_MS = 5_000;

/** Sends a GET request; `undefined` if nothing at the URL answers over HTTP within 5 seconds. */
export async function ask(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'manual' });
  } catch {
    // The cause does not matter: nothing answers over HTTP.
    return undefined;
  }
}

/** The fingerprint of the contract of the gateway at a URL; `undefined` if no gateway answers. */
export async function contractAt(url: string): Promise<string | undefined> {
  const health = await ask(url + operations.getHealth.path);
  return health?.headers.get(fingerprintHeader) ?? undefined;
}

/** The URL to call a listener from this machine; one on all interfaces is called on the loopback address. */
export function listenersUrl({ host, port }: { readonly host: string; readonly port: number }) {
  return `http://${hostToAsk(host)}:${port}`;
}

function hostToAsk(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
