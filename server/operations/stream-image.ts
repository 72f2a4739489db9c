import { Readable } from 'node:stream';
import { counted } from '../foundation/counted.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { timeoutReason } from '../foundation/timeout-reason.ts';
import { amountMade } from '../jobs/kinds/made-pictures.ts';
import { GATEWAY_STOPPED } from '../upstreams/port/text.ts';
import type { AmountMade } from '../usage/ending.ts';
import {
  type ImageCall,
  type ImageOperationId,
  makeStreamedImage,
  type StreamedOrder,
} from './make-images.ts';
import { type ImageWork, type PaidImageServices, paidImages } from './paid-images.ts';
import type { Made } from './paid-work.ts';
import { finishedEvent, finishedPicture, partialEvent } from './picture-events.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import type { WrittenEvent, WrittenJson } from './written-json.ts';

/** The reply to a caller who wants an image streamed while it is made. */
export interface StreamedImage {
  readonly kind: 'written-events';
  readonly events: AsyncIterable<Outcome<WrittenEvent>>;
}

type StreamingServices = PaidImageServices & Pick<Services, 'routes' | 'lifetimes' | 'onShutdown'>;

/** Whether the caller wants the image streamed while it is made. */
export function wantsStream({ input: { body } }: ImageCall): boolean {
  return body.stream === true;
}

/**
 * Makes an image and streams it meanwhile. Returns with the first event; a failure before that fails the request, and a
 * later one is the last event of the stream.
 */
export async function streamImage(
  services: StreamingServices,
  call: ImageCall,
  { operation, quote, order }: ImageWork,
): Promise<Outcome<StreamedImage>> {
  const { keyed, requestRecord } = call;
  const patience = boundPatience(call, services);
  const bounded = { ...call, signal: patience.signal };
  const states = new PartialImages();
  // Under a key, the request is repeated and the picture charged then: never twice.
  const delivered = keyed === undefined ? () => states.delivered : undefined;
  const isLate = () => patience.lost?.kind === 'timed-out';
  const finished = paidImages(services, bounded, {
    operation,
    quote,
    order,
    delivered,
    make: (ordered) =>
      make(services, bounded, { operation, quote, order: ordered, states, isLate }),
  });
  requestRecord.works(finished);
  const ending = endOf(finished, { operation, patience });
  ending.finally(() => states.end()).catch(() => {});
  const early = await Promise.race([states.begun, ending]);
  if (early?.ok === false) return early;
  return done({ kind: 'written-events', events: eventsOf(states, ending) });
}

/** Streams the first answer to a repeated request. */
export function streamedAgain(operation: ImageOperationId, json: WrittenJson): StreamedImage {
  const ending = Promise.resolve(done(finishedEvent(operation, json)));
  return { kind: 'written-events', events: eventsOf([], ending) };
}

async function* eventsOf(
  states: Iterable<WrittenEvent> | AsyncIterable<WrittenEvent>,
  ending: Promise<Outcome<WrittenEvent>>,
): AsyncIterable<Outcome<WrittenEvent>> {
  for await (const state of states) yield done(state);
  yield await ending;
}

async function endOf(
  finished: Promise<Outcome<WrittenJson>>,
  { operation, patience }: Pick<ImageWork, 'operation'> & { readonly patience: Patience },
): Promise<Outcome<WrittenEvent>> {
  try {
    const outcome = await finished;
    return outcome.ok ? done(finishedEvent(operation, outcome.value)) : outcome;
  } catch (error) {
    const { lost } = patience;
    if (lost === undefined) throw error;
    return failed(lost);
  } finally {
    patience.end();
  }
}

/** An unfinished state of an image, and what the image costs if its caller leaves after it. */
interface PartialImage {
  readonly event: WrittenEvent;
  readonly amount: AmountMade;
}

/** A queue of the unfinished states of an image, between upstream and response. */
class PartialImages implements AsyncIterable<WrittenEvent> {
  readonly #events = new Readable({ objectMode: true, read: () => {} });
  readonly #begun = Promise.withResolvers<undefined>();
  #delivered: AmountMade | undefined;

  /** Resolves with the first state. */
  get begun(): Promise<undefined> {
    return this.#begun.promise;
  }

  /** What the caller has got a part of; `undefined` before the first state is sent. */
  get delivered(): AmountMade | undefined {
    return this.#delivered;
  }

  add(state: PartialImage): void {
    this.#events.push(state);
    this.#begun.resolve(undefined);
  }

  end(): void {
    this.#events.push(null);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<WrittenEvent, void> {
    const states: AsyncIterable<PartialImage> = this.#events;
    for await (const { event, amount } of states) {
      this.#delivered = amount;
      yield event;
    }
  }
}

/** The time limit of an image that is streamed. */
interface Patience {
  /** Aborted when the caller disconnects or the time limit is reached. */
  readonly signal: AbortSignal;
  /** Why it was aborted, for the caller; `undefined` where it was not. */
  readonly lost: Problem | undefined;
  end(): void;
}

/** Once its response has begun, an image may take as long as any request, but not beyond the gateway's shutdown. */
function boundPatience(
  { signal }: ImageCall,
  { lifetimes, onShutdown }: Pick<StreamingServices, 'lifetimes' | 'onShutdown'>,
): Patience {
  const over = new AbortController();
  let lost: Problem | undefined;
  const giveUp = (because: Problem): void => {
    lost ??= because;
    over.abort(timeoutReason());
  };
  const timer = setTimeout(() => giveUp(tooLate(lifetimes)), lifetimes.request * 1000);
  const stopListening = onShutdown(() => giveUp(problem('unavailable', GATEWAY_STOPPED)));
  return {
    signal: AbortSignal.any([signal, over.signal]),
    get lost() {
      return lost;
    },
    end() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

function tooLate({ request }: StreamingServices['lifetimes']): Problem {
  const message = `The picture was not finished within ${counted(request, 'second')}.`;
  return problem('timed-out', message, { reason: 'timeout' });
}

/** An image being made, and where its states are sent. */
interface Making extends Omit<ImageWork, 'order'>, StreamedOrder {
  readonly states: PartialImages;
}

async function make(
  services: Pick<Services, 'routes' | 'clock'>,
  call: ImageCall,
  { operation, quote, states, ...making }: Making,
): Promise<Outcome<Made<WrittenJson>>> {
  const { order } = making;
  const outcome = await makeStreamedImage(services, call, making);
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
  for await (const stage of outcome.value) {
    const shown = { operation, order, now: services.clock.now() };
    switch (stage.kind) {
      case 'partial': {
        const event = partialEvent(stage.image, stage.index, shown);
        states.add({ event, amount: await amountMade([stage.image], quote) });
        break;
      }
      case 'finished': {
        // Only one image is streamed, so only one is charged, even if more were made.
        const [image] = stage.result.images;
        if (image === undefined) throw new Error('The result of a finished image has no image.');
        const quantity = await amountMade([image], quote);
        return done({ value: finishedPicture(stage.result, image, shown), quantity });
      }
      case 'failed':
        return failed(upstreamProblem(stage.failure, 'prompt'));
    }
  }
  throw new Error('The stages of an image ended without `finished` or `failed`.');
}
