import { Readable } from 'node:stream';
import { counted } from '../foundation/counted.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { timeUp } from '../foundation/time-up.ts';
import { amountMade } from '../jobs/kinds/made-pictures.ts';
import type { ImageEditOrder, ImageOrder } from '../upstreams/port/images.ts';
import { GATEWAY_STOPPED } from '../upstreams/port/text.ts';
import type { Quote } from '../usage/prices.ts';
import { answerOnce, type OnceParts } from './idempotent.ts';
import {
  type ImageCall,
  type ImageOperationId,
  makeShownImage,
  type ShownOrder,
} from './make-images.ts';
import { type Made, type Purse, paidWork } from './paid-work.ts';
import { finishedEvent, finishedPicture, partialEvent } from './picture-events.ts';
import { upstreamProblem } from './refusals.ts';
import { type RepeatingParts, repeatedPictures } from './repeated-pictures.ts';
import type { Services } from './services.ts';
import type { WrittenEvent, WrittenJson } from './written-json.ts';

/** A picture that is to be shown while it is made. */
export interface ShownWork {
  readonly operation: ImageOperationId;
  readonly quote: Quote;
  /** Orders it, and receives its files; a repetition under an idempotency key needs none. */
  readonly order: () => Promise<Outcome<ImageOrder | ImageEditOrder>>;
}

/** The answer to a caller who wants to see a picture while it is made. */
export interface Shown {
  readonly kind: 'shown';
  readonly events: AsyncIterable<Outcome<WrittenEvent>>;
}

type ShowingServices = Purse &
  OnceParts &
  RepeatingParts &
  Pick<Services, 'routes' | 'lifetimes' | 'onShutdown'>;

/** Whether a caller wants to see a picture while it is made. */
export function isToBeShown({ input: { body } }: ImageCall): boolean {
  return body.stream === true;
}

/**
 * Makes a picture and shows it meanwhile. Answers once there is something to be seen; until then a failure is that of the
 * request. From then on the events go on, and tell of a failure at their end.
 */
export async function showPicture(
  services: ShowingServices,
  call: ImageCall,
  { operation, quote, order }: ShownWork,
): Promise<Outcome<Shown>> {
  const { caller, requestId, keyed, journey } = call;
  const { mode: model } = call.input.body;
  const patience = boundPatience(call, services);
  const { signal } = patience;
  const states = new ShownStates();
  const paid = { caller, requestId, operation, model, quote, signal, journey };
  const finished = answerOnce(services, {
    keyed,
    async work(onModerated) {
      const ordered = await order();
      if (!ordered.ok) return ordered;
      const isLate = () => patience.lost?.kind === 'timed-out';
      const making = { operation, quote, order: ordered.value, states, isLate };
      const work = () => make(services, { ...call, signal }, making);
      return paidWork(services, { ...paid, onModerated, work });
    },
    repeated: (kept) => repeatedPictures(services, call, kept),
  });
  journey.works(finished);
  const ending = endOf(finished, { operation, patience });
  ending.finally(() => states.end()).catch(() => {});
  const early = await Promise.race([states.begun, ending]);
  if (early?.ok === false) return early;
  return done({ kind: 'shown', events: eventsOf(states, ending) });
}

/** Shows what was answered before to the same request. */
export function shownAgain(operation: ImageOperationId, json: WrittenJson): Shown {
  const ending = Promise.resolve(done(finishedEvent(operation, json)));
  return { kind: 'shown', events: eventsOf([], ending) };
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
  { operation, patience }: Pick<ShownWork, 'operation'> & { readonly patience: Patience },
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

/** The unfinished states of a picture, from where they are made to where they are sent. */
class ShownStates implements AsyncIterable<WrittenEvent> {
  readonly #events = new Readable({ objectMode: true, read: () => {} });
  readonly #begun = Promise.withResolvers<undefined>();

  /** Resolves with the first of them. */
  get begun(): Promise<undefined> {
    return this.#begun.promise;
  }

  add(event: WrittenEvent): void {
    this.#events.push(event);
    this.#begun.resolve(undefined);
  }

  end(): void {
    this.#events.push(null);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<WrittenEvent, void> {
    const events: AsyncIterable<WrittenEvent> = this.#events;
    yield* events;
  }
}

/** How long a picture is waited for. */
interface Patience {
  /** Aborted where its caller goes away, or it is given up. */
  readonly signal: AbortSignal;
  /** Why it was given up, for the caller; `undefined` where it was not. */
  readonly lost: Problem | undefined;
  end(): void;
}

/** Once its answer has begun, a picture is waited for as long as any request may take, and as long as the gateway runs. */
function boundPatience(
  { signal }: ImageCall,
  { lifetimes, onShutdown }: Pick<ShowingServices, 'lifetimes' | 'onShutdown'>,
): Patience {
  const over = new AbortController();
  let lost: Problem | undefined;
  const giveUp = (because: Problem): void => {
    lost ??= because;
    over.abort(timeUp());
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

function tooLate({ request }: ShowingServices['lifetimes']): Problem {
  const message = `The picture was not finished within ${counted(request, 'second')}.`;
  return problem('timed-out', message, { reason: 'timeout' });
}

/** A picture that is being made, and where its states are shown. */
interface Making extends Omit<ShownWork, 'order'>, ShownOrder {
  readonly states: ShownStates;
}

async function make(
  services: Pick<Services, 'routes' | 'clock'>,
  call: ImageCall,
  { operation, quote, states, ...making }: Making,
): Promise<Outcome<Made<WrittenJson>>> {
  const { order } = making;
  const outcome = await makeShownImage(services, call, making);
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
  for await (const stage of outcome.value) {
    const shown = { operation, order, now: services.clock.now() };
    switch (stage.kind) {
      case 'partial':
        states.add(partialEvent(stage.image, stage.index, shown));
        break;
      case 'finished': {
        // One is shown, so that one is charged, whatever else was made.
        const [image] = stage.result.images;
        if (image === undefined) throw new Error('A finished picture is none.');
        const quantity = await amountMade([image], quote);
        return done({ value: finishedPicture(stage.result, image, shown), quantity });
      }
      case 'failed':
        return failed(upstreamProblem(stage.failure, 'prompt'));
    }
  }
  throw new Error('The stages of a picture have no end.');
}
