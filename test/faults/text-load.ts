import { setTimeout as wait } from 'node:timers/promises';
import { endingOf, TEXT_PATHS, type TextWay, textRequest } from './text-events.ts';

/** A text request and its result. Times are in milliseconds, on one clock. */
export interface Fared {
  readonly isStream: boolean;
  readonly from: number;
  /** When the response headers arrived. */
  readonly begun: number;
  readonly until: number;
  /** 0 if there was no reply. */
  readonly status: number;
  /** How its stream ended; `whole` for a reply that is not streamed. */
  readonly ending: 'whole' | 'error' | 'cut';
  /** The upstream that replied. */
  readonly upstream: string | undefined;
  /** The number of upstream attempts. */
  readonly attempts: number;
  /** The error message of a failure. */
  readonly said?: string;
}

/** The target and the rate of the load. */
export interface LoadParts {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly perSecond: number;
  /** Ends the load: no more requests are started. */
  readonly signal: AbortSignal;
}

const MAX_ANSWER_MS = 60_000;

/** Sends requests at a constant rate, independent of latency: to all interfaces in turn, whole and streamed. */
export async function putUnderLoad(parts: LoadParts): Promise<readonly Fared[]> {
  const { perSecond, signal, model } = parts;
  const asked: Promise<Fared>[] = [];
  const from = performance.now();
  while (!signal.aborted) {
    const count = asked.length;
    const path = TEXT_PATHS[count % TEXT_PATHS.length] ?? TEXT_PATHS[0];
    asked.push(ask(parts, { path, model }, count % (2 * TEXT_PATHS.length) >= TEXT_PATHS.length));
    const next = from + (asked.length * 1000) / perSecond;
    await wait(Math.max(0, next - performance.now()));
  }
  return Promise.all(asked);
}

async function ask({ url, key }: LoadParts, way: TextWay, isStream: boolean): Promise<Fared> {
  const from = performance.now();
  let begun = from;
  const fared = (rest: Pick<Fared, 'status' | 'ending' | 'upstream' | 'attempts' | 'said'>) => ({
    isStream,
    from,
    begun,
    until: performance.now(),
    ...rest,
  });
  try {
    const response = await fetch(url + way.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'SVC-API-KEY': key },
      body: JSON.stringify(textRequest(way, { stream: isStream })),
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    begun = performance.now();
    const { status, headers } = response;
    const text = await response.text();
    const isGood = status === 200;
    return fared({
      status,
      ending: isGood && isStream ? endingOf(text) : 'whole',
      upstream: headers.get('x-patchbay-upstream') ?? undefined,
      attempts: Number(headers.get('x-patchbay-attempts') ?? 0),
      ...(isGood ? {} : { said: text }),
    });
  } catch (error) {
    const nothing = { status: 0, ending: 'cut', upstream: undefined, attempts: 0 } as const;
    return fared({ ...nothing, said: String(error) });
  }
}
