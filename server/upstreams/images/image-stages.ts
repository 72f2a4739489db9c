import type { Readable } from 'node:stream';
import { begunStream, EVENT_STREAM } from '../http/event-stream.ts';
import { toldFailure } from '../http/told-failure.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import {
  finishedOnly,
  type ImageResult,
  type ImageStage,
  type StreamingContext,
} from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { UpstreamBroke } from '../port/text.ts';
import { BROKEN_OFF } from '../text/breaking-off.ts';
import { chatSigns } from '../text/chat/stream-signs.ts';
import { readEvents, type ServerSentEvent } from '../text/server-sent-events.ts';
import { readFinishedImage, readImages, readPartialImage } from './image-answer.ts';
import type { UnstreamedModels } from './unstreamed-models.ts';

/** The two requests for an image, streamed and complete, and the models known not to stream. */
export interface PictureAsking {
  readonly unstreamed: UnstreamedModels;
  /** Requests a stream; the body of the response is not read. */
  readonly streamed: () => Promise<UpstreamOutcome<HttpAnswer>>;
  readonly whole: () => Promise<UpstreamOutcome<ImageResult>>;
}

/** The parameters that request a stream. */
const OF_STREAMS: ReadonlySet<string> = new Set(['stream', 'partial_images']);

/**
 * Requests an image with partial images. If the upstream does not support streams, and rejects the request or answers
 * without a stream, only the finished image is shown. A model whose upstream rejects a streaming parameter by name is
 * asked for the finished image only, for a while; an answer without a stream costs nothing extra, so it is not
 * remembered. If no partial images are wanted, the request is not streamed at all, as a stream without events looks
 * dead.
 */
export async function streamImage(
  { unstreamed, streamed, whole }: PictureAsking,
  reading: StageReading,
  context: StreamingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const { partialImages, model } = context;
  if (partialImages === 0 || unstreamed.includes(model)) return finishedOnly(await whole());
  const outcome = await streamed();
  if (outcome.ok) return stagesIn(outcome.value, reading, context);
  const { failure } = outcome;
  if (failure.kind !== 'refused' || failure.because !== undefined) return outcome;
  const { parameter } = failure;
  const namesStreams = parameter !== undefined && OF_STREAMS.has(parameter);
  // Some upstreams do not name the parameter; if another one is at fault, the second request is rejected, too.
  if (parameter !== undefined && !namesStreams) return outcome;
  const finished = await whole();
  // A refusal that names no parameter may be about this prompt only, which must not disable streaming for all others.
  if (namesStreams && finished.ok) unstreamed.add(model);
  return finishedOnly(finished);
}

/** Dependencies for reading the stages of an image. */
export interface StageReading {
  readonly http: UpstreamHttp;
}

async function stagesIn(
  answer: HttpAnswer,
  reading: StageReading,
  context: StreamingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  if (answer.mediaType !== EVENT_STREAM) {
    return finishedOnly(await readImages(answer, { ...reading, count: 1 }, context));
  }
  // There is nothing to show before the first image, however long the upstream sends keep-alive events.
  const waiting = { signs: chatSigns, ...context, signsOfLifeUpToMs: Number.POSITIVE_INFINITY };
  const begun = await begunStream(answer, waiting);
  if (!begun.ok) return begun;
  const stages = read(answer, reading, context);
  const first = await stages.next();
  if (first.done === true) return failed(SHOWED_NOTHING);
  const { value: stage } = first;
  if (stage.kind !== 'failed') return { ok: true, value: goingOn(stage, stages) };
  await stages.return(undefined);
  // A failure before the first stage is logged, and the log must not contain the upstream's message.
  const { message } = SHOWED_NOTHING;
  return failed(stage.failure.kind === 'failed' ? { ...stage.failure, message } : stage.failure);
}

const SHOWED_NOTHING: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke off before it sent an image.',
  mayBeDone: true,
};

async function* goingOn(
  first: ImageStage,
  others: AsyncGenerator<ImageStage, void>,
): AsyncIterable<ImageStage> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}

async function* read(
  answer: HttpAnswer,
  reading: StageReading,
  context: StreamingContext,
): AsyncGenerator<ImageStage, void> {
  let isOver = false;
  try {
    for await (const stage of stagesOf(answer, reading, context)) {
      isOver = stage.kind === 'finished';
      yield stage;
    }
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof UpstreamBroke)) throw error;
    const message = answer.cleanMessage(error.message);
    yield { kind: 'failed', failure: { kind: 'failed', message, mayBeDone: true } };
  } finally {
    if (isOver) letEnd(answer.body);
    else giveUp(answer.body);
  }
}

/** Reads events up to the last stage; events that are not stages are skipped. */
async function* stagesOf(
  answer: HttpAnswer,
  reading: StageReading,
  context: StreamingContext,
): AsyncIterable<ImageStage> {
  let index = 0;
  for await (const event of readEvents(answer.body.iterator({ destroyOnReturn: false }))) {
    const stage = await stageIn(event, { answer, reading, context, index });
    if (stage === undefined) continue;
    yield stage;
    if (stage.kind !== 'partial') return;
    index += 1;
  }
  throw new UpstreamBroke(BROKEN_OFF);
}

/** Context for reading an event of the stream. */
interface StageParts {
  readonly answer: HttpAnswer;
  readonly reading: StageReading;
  readonly context: StreamingContext;
  /** The number of partial images so far. */
  readonly index: number;
}

async function stageIn(
  event: ServerSentEvent,
  { answer, reading, context, index }: StageParts,
): Promise<ImageStage | undefined> {
  if (chatSigns.isIdle(event)) return undefined;
  const failure = failureIn(event, answer);
  if (failure !== undefined) return { kind: 'failed', failure };
  const type = typeOf(event);
  if (type.endsWith('.partial_image')) {
    // Surplus partial images are dropped, and so are unreadable ones: the finished image may still be valid.
    if (index >= context.partialImages) return undefined;
    const partial = await readPartialImage(event.data, reading, context);
    return partial.ok ? { kind: 'partial', index, image: partial.value } : undefined;
  }
  if (!type.endsWith('.completed')) return undefined;
  const finished = await readFinishedImage(event.data, reading, context);
  return finished.ok
    ? { kind: 'finished', result: finished.value }
    : { kind: 'failed', failure: finished.failure };
}

// Quotation marks within a JSON string are escaped, so only a field can match.
const TYPE = /"type"\s*:\s*"(image_[a-z_]+\.[a-z_]+)"/;

/** The type of an event; some upstreams omit the event name. */
function typeOf({ event, data }: ServerSentEvent): string {
  return event ?? TYPE.exec(data)?.[1] ?? '';
}

/** The failure reported by an event. */
function failureIn(event: ServerSentEvent, answer: HttpAnswer): UpstreamFailure | undefined {
  const refusal = chatSigns.refusalIn(event);
  if (refusal === undefined) return undefined;
  const message = chatSigns.errorIn(event)?.message ?? BROKEN_OFF;
  return toldFailure(refusal, answer.judge, answer.cleanMessage(message));
}

/** How long a stream may stay open after its image is finished, in case the upstream does not end it. */
const END_WITHIN_MS = 1_000;

/**
 * Reads the stream to its end, so that the connection can be reused. An upstream that does not end its stream would
 * otherwise hold the connection.
 */
function letEnd(bytes: Readable): void {
  const timer = setTimeout(giveUp, END_WITHIN_MS, bytes).unref();
  bytes
    .on('error', () => {})
    .once('close', () => clearTimeout(timer))
    .resume();
}

function giveUp(bytes: Readable): void {
  bytes.on('error', () => {}).destroy();
}
