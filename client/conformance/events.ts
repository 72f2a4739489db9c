import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { mediaTypeOf, readAnswer } from './answer.ts';
import type { Deployment } from './deployment.ts';
import { type Breach, type Finding, found } from './finding.ts';
import type { CheckRequest } from './request.ts';
import { breachesOfAnswer, headerBreaches, judge, shown } from './verdict.ts';

/** A stream that has been read, or the violations in the head of its response. */
export type ReadStream =
  | {
      readonly ok: true;
      readonly events: readonly EventSourceMessage[];
      /** Whether the stream ended by itself. */
      readonly isEnded: boolean;
    }
  | { readonly ok: false; readonly finding: Finding };

/** Requests a stream and reads it to its end or until the timeout. */
export async function readStream(
  deployment: Deployment,
  request: CheckRequest,
): Promise<ReadStream> {
  const signal = AbortSignal.timeout(deployment.target.patienceMs);
  try {
    const response = await deployment.open(request, signal);
    if (response.status !== 200 || mediaTypeOf(response.headers) !== EVENT_STREAM) {
      return { ok: false, finding: await notAStream(deployment, request, response) };
    }
    const breaches = headerBreaches(request.operation, response);
    if (breaches.length > 0) {
      await response.body?.cancel();
      return { ok: false, finding: found(withCurl(deployment, request, breaches)) };
    }
    return { ok: true, ...(await eventsOf(response)) };
  } catch (error) {
    // The error occurred before the response began; once a stream is aborted, what was read of it is kept.
    if (!signal.aborted) throw error;
    return { ok: true, events: [], isEnded: false };
  }
}

const EVENT_STREAM = 'text/event-stream';

async function notAStream(
  deployment: Deployment,
  request: CheckRequest,
  response: Response,
): Promise<Finding> {
  const answer = await readAnswer(response);
  const exchange = { request, answer };
  const { breaches, skipped } = judge(exchange, [200]);
  const wrong =
    breaches.length > 0 || skipped !== undefined
      ? breaches
      : [
          ...breachesOfAnswer(exchange),
          { expected: `an answer of the type ${EVENT_STREAM}`, found: shown(answer) },
        ];
  const all = withCurl(deployment, request, wrong);
  return skipped === undefined ? found(all) : { breaches: all, skipped };
}

/** Adds the request that caused them to breaches. */
export function withCurl(
  deployment: Deployment,
  request: CheckRequest,
  breaches: readonly Breach[],
): readonly Breach[] {
  return breaches.map((breach) => ({ ...breach, request: deployment.curl(request) }));
}

async function eventsOf(response: Response) {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? [])
      parser.feed(decoder.decode(chunk, { stream: true }));
    return { events, isEnded: true };
  } catch {
    return { events, isEnded: false };
  }
}
