import { setTimeout as wait } from 'node:timers/promises';
import { endingOf, TEXT_PATHS, type TextWay, textRequest } from './text-events.ts';

/** A request in text, and how it fared. Times are in milliseconds, of one clock. */
export interface Fared {
  readonly isStream: boolean;
  readonly from: number;
  /** When the head of the answer came. */
  readonly begun: number;
  readonly until: number;
  /** 0 where no answer came. */
  readonly status: number;
  /** How its stream ended; `whole` for an answer that is none. */
  readonly ending: 'whole' | 'error' | 'cut';
  /** Who answered. */
  readonly upstream: string | undefined;
  /** How often upstreams were asked. */
  readonly attempts: number;
  /** What a failure said. */
  readonly said?: string;
}

/** Where a load goes, and how heavy it is. */
export interface LoadParts {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly perSecond: number;
  /** Ends it: no more requests are begun. */
  readonly signal: AbortSignal;
}

const ANSWER_MS_UP_TO = 60_000;

/** Sends requests at an even pace, however long answers take: of all interfaces in turn, whole and streamed. */
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
      signal: AbortSignal.timeout(ANSWER_MS_UP_TO),
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
