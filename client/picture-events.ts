import type {
  EditResult,
  EditStreamEvent,
  ImageStreamEvent,
  ProblemV1,
} from '../generated/types.ts';
import { PatchbayError } from './errors.ts';
import type { Assembly, EventDialect } from './event-reading.ts';

/** An event of a streamed image generation: a partial image, or the finished one. */
export type PictureEvent = Exclude<ImageStreamEvent, ProblemV1>;
/** An event of a streamed image edit: a partial image, or the finished one. */
export type EditedPictureEvent = Exclude<EditStreamEvent, ProblemV1>;

/** How image streams encode their events. */
export function pictureDialect<Event extends PictureEvent | EditedPictureEvent>(): EventDialect<
  Event,
  EditResult
> {
  return {
    parse: (data) => JSON.parse(data),
    isEnd: (event) => event?.type.endsWith('.completed') ?? false,
    failureOf: (event: Event | ProblemV1) =>
      event.type === 'error' ? { ...event.error, requestId: event.request_id } : undefined,
    assembly: () => new FinishedPicture(),
  };
}

/** Keeps the finished image of a stream. */
class FinishedPicture implements Assembly<PictureEvent | EditedPictureEvent, EditResult> {
  #result: EditResult | undefined;

  hear(event: PictureEvent | EditedPictureEvent): void {
    this.#result ??= resultIn(event);
  }

  /** @throws PatchbayError if there was none */
  whole(): EditResult {
    if (this.#result !== undefined) return this.#result;
    throw new PatchbayError('The stream ended without a finished image.');
  }
}

/** The finished image of an event, in the form of a response without a stream; `undefined` for partial images. */
export function resultIn(event: PictureEvent | EditedPictureEvent): EditResult | undefined {
  if (!('usage' in event)) return undefined;
  const { created_at: created, b64_json, usage } = event;
  return { created, data: [{ b64_json }], usage };
}
