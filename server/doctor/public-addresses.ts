import { readServerSentEvents } from '../../client/server-sent-events.ts';
import { operations } from '../../generated/operations.ts';
import type { Environment } from '../config/overrides.ts';
import { contractAt, listenersUrl } from './asked-gateway.ts';
import { type Finding, fine, warning } from './finding.ts';
import type { SettingsRead } from './settings.ts';

/** Options of the check of public addresses. */
export interface PublicAddressParts {
  readonly environment: Environment;
  /** Whether to skip calls to public addresses. */
  readonly isOffline: boolean;
  /** Timeout for the first event of a stream, by default 5 seconds. A gateway sends it at once. */
  readonly eventWithinMs?: number;
}

const EVENT_WITHIN_MS = 5_000;
/** Sent once all past changes have been sent, even if nothing happens. */
const FIRST_EVENT = 'live';
const STREAM_ADVICE =
  'Let the proxy pass text/event-stream on as it comes: jobs are followed and text is written by it.';

/** Checks that the public addresses lead to the running gateway, and that its streams arrive unbuffered. */
export async function checkPublicAddresses(
  { server }: SettingsRead,
  parts: PublicAddressParts,
): Promise<readonly Finding[]> {
  const { publicUrl, alternatePublicUrl } = server;
  const all = [
    { about: 'public address', url: publicUrl },
    { about: 'alternate public', url: alternatePublicUrl },
  ].flatMap(({ about, url }) => (url === undefined ? [] : [{ about, url: trimmed(url) }]));
  if (all.length === 0) return [];
  const contract = parts.isOffline ? undefined : await contractAt(listenersUrl(server));
  const whyNot = parts.isOffline ? 'was not asked' : 'is looked at while the gateway runs here';
  if (contract === undefined) return all.map(({ about, url }) => fine(about, `${url} ${whyNot}`));
  return Promise.all(all.map((address) => checkAddress({ ...address, contract }, parts)));
}

interface PublicAddress {
  readonly about: string;
  readonly url: string;
  /** The fingerprint of the contract of the gateway that runs here. */
  readonly contract: string;
}

async function checkAddress(address: PublicAddress, parts: PublicAddressParts): Promise<Finding> {
  const { about, url, contract } = address;
  if ((await contractAt(url)) !== contract) {
    const advice = 'See that its name and the proxy lead to the gateway, also from this machine.';
    return warning(about, `${url} does not lead to the gateway that runs here.`, advice);
  }
  const { PATCHBAY_API_KEY: key = '' } = parts.environment;
  if (key === '')
    return fine(about, `${url} leads to the gateway; set PATCHBAY_API_KEY to check its streams`);
  switch (await streamThrough(url, key, parts.eventWithinMs ?? EVENT_WITHIN_MS)) {
    case 'passed on':
      return fine(about, `${url} leads to the gateway, and passes streams on`);
    case 'held back':
      return warning(about, `${url} buffers streams: no event comes through.`, STREAM_ADVICE);
    case 'refused':
      return fine(about, `${url} leads to the gateway, which opens no stream for PATCHBAY_API_KEY`);
  }
}

/** Tests whether a stream arrives, by its first event, which is due at once. */
async function streamThrough(
  url: string,
  key: string,
  withinMs: number,
): Promise<'passed on' | 'held back' | 'refused'> {
  const { path, keys } = operations.streamJobs;
  const headers = Object.fromEntries(keys.map(({ header, prefix }) => [header, prefix + key]));
  const signal = AbortSignal.timeout(withinMs);
  try {
    const { ok, body } = await fetch(url + path, { headers, signal, redirect: 'manual' });
    if (!ok || body === null) return 'refused';
    for await (const { event } of readServerSentEvents(body)) {
      if (event === FIRST_EVENT) return 'passed on';
    }
    return 'held back';
  } catch {
    // The timeout has expired, or the proxy has closed a stream that it did not forward.
    return 'held back';
  }
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}
