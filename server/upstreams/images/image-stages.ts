import type { Readable } from 'node:stream';
import { EVENT_STREAM, streamed } from '../http/event-stream.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import {
  finishedOnly,
  type ImageResult,
  type ImageStage,
  type ShowingContext,
} from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { UpstreamBroke } from '../port/text.ts';
import { BROKEN_OFF } from '../text/breaking-off.ts';
import { chatSigns } from '../text/chat/stream-signs.ts';
import { readEvents, type ServerSentEvent } from '../text/server-sent-events.ts';
import { readFinishedImage, readImages, readPartialImage } from './image-answer.ts';
import type { UnshownModels } from './unshown-models.ts';

/** The two ways to ask for a picture, and who is not asked in the first. */
export interface PictureAsking {
  readonly unshown: UnshownModels;
  /** As a stream; the answer is left unread. */
  readonly shown: () => Promise<UpstreamOutcome<HttpAnswer>>;
  readonly whole: () => Promise<UpstreamOutcome<ImageResult>>;
}

/** The parameters that ask for a stream. */
const OF_STREAMS: ReadonlySet<string> = new Set(['stream', 'partial_images']);

/**
 * Has a picture shown while it is made. One who knows nothing of such streams, and refuses them or answers whole, shows
 * the finished picture only. One who names what asks for a stream as what it refuses is asked for the finished picture
 * alone for a while; to be answered whole costs nothing that would have to be spared. Where nothing else is wanted it
 * is asked for whole: a stream that is silent until then looks as if it were dead.
 */
export async function showPicture(
  { unshown, shown, whole }: PictureAsking,
  reading: StageReading,
  context: ShowingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const { partialImages, model } = context;
  if (partialImages === 0 || unshown.includes(model)) return finishedOnly(await whole());
  const outcome = await shown();
  if (outcome.ok) return stagesIn(outcome.value, reading, context);
  const { failure } = outcome;
  if (failure.kind !== 'refused') return outcome;
  const { parameter } = failure;
  const namesStreams = parameter !== undefined && OF_STREAMS.has(parameter);
  // Some say nothing of the parameter; where another one is at fault, it is refused again.
  if (parameter !== undefined && !namesStreams) return outcome;
  const finished = await whole();
  // A refusal that names nothing may have been of this prompt alone, which must not take the stages from all others.
  if (namesStreams && finished.ok) unshown.add(model);
  return finishedOnly(finished);
}

/** What reading the stages of a picture needs. */
export interface StageReading {
  readonly http: UpstreamHttp;
}

async function stagesIn(
  answer: HttpAnswer,
  reading: StageReading,
  context: ShowingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  if (answer.mediaType !== EVENT_STREAM) {
    return finishedOnly(await readImages(answer, { ...reading, count: 1 }, context));
  }
  // There is nothing to show before the first picture, however long the upstream says that it is alive.
  const waiting = { signs: chatSigns, ...context, signsOfLifeUpToMs: Number.POSITIVE_INFINITY };
  const begun = await streamed({ ok: true, value: answer }, waiting);
  if (!begun.ok) return begun;
  const stages = read(answer, reading, context);
  const first = await stages.next();
  if (first.done === true) return failed(SHOWED_NOTHING);
  const { value: stage } = first;
  if (stage.kind !== 'failed') return { ok: true, value: goingOn(stage, stages) };
  await stages.return(undefined);
  // Until something is shown, a failure is logged, which must not have the upstream's message.
  return failed(stage.failure.kind === 'failed' ? SHOWED_NOTHING : stage.failure);
}

const SHOWED_NOTHING: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke off before it had shown a picture.',
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
  context: ShowingContext,
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
    yield { kind: 'failed', failure: brokenOff(answer.withoutSecrets(error.message)) };
  } finally {
    if (isOver) letEnd(answer.body);
    else giveUp(answer.body);
  }
}

/** Reads events to the one that is the last; what comes before and is no stage is passed over. */
async function* stagesOf(
  answer: HttpAnswer,
  reading: StageReading,
  context: ShowingContext,
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

/** An event of the stream, and what reading it needs. */
interface StageParts {
  readonly answer: HttpAnswer;
  readonly reading: StageReading;
  readonly context: ShowingContext;
  /** How many unfinished states have come. */
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
    // More than were asked for are not handed over, nor is one that cannot be read: the picture may still be whole.
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

// Inside a text of JSON every quotation mark is escaped, so that only a field is found.
const TYPE = /"type"\s*:\s*"(image_[a-z_]+\.[a-z_]+)"/;

/** The type of an event; some leave out its name. */
function typeOf({ event, data }: ServerSentEvent): string {
  return event ?? TYPE.exec(data)?.[1] ?? '';
}

/** What an event says went wrong. There is no status that would tell the kind of the failure. */
function failureIn(event: ServerSentEvent, answer: HttpAnswer): UpstreamFailure | undefined {
  const refusal = chatSigns.refusalIn(event);
  if (refusal === undefined) return undefined;
  const failure = answer.judge(refusal.status, refusal.body);
  if (failure.kind !== 'failed') return failure;
  return brokenOff(answer.withoutSecrets(chatSigns.errorIn(event)?.message ?? BROKEN_OFF));
}

function brokenOff(message: string): UpstreamFailure {
  return { kind: 'failed', message };
}

/** How long a stream may stay open once its picture is finished; the end comes at once where the upstream ends it. */
const END_WITHIN_MS = 1_000;

/**
 * Reads the rest, in which there is nothing more, so that the connection can be reused. Who does not end the stream
 * would hold it, though nothing waits for it any more.
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
