import type {
  EditResult,
  EditStreamEvent,
  ImageStreamEvent,
  ProblemV1,
} from '../generated/types.ts';
import { PatchbayError } from './errors.ts';
import type { EventDialect } from './event-reading.ts';
import { EventStream, type OpenStream } from './event-stream.ts';

/** An event of a streamed image generation: a partial image, or the finished one. */
export type PictureEvent = Exclude<ImageStreamEvent, ProblemV1>;
/** An event of a streamed image edit: a partial image, or the finished one. */
export type EditedPictureEvent = Exclude<EditStreamEvent, ProblemV1>;

/**
 * A stream of an image that is being generated, with partial images. The request is sent on the first read, and the
 * stream can be read once. Breaking out of the iteration aborts the request.
 *
 * @example
 * const stream = patchbay.images.generateStream({ mode: 'imgx-image-1', prompt, partial_images: 2 });
 * for await (const { type, b64_json } of stream) show(type, b64_json);
 */
export class PictureStream<
  Event extends PictureEvent | EditedPictureEvent,
> extends EventStream<Event> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, dialectOf<Event>(), signal);
  }

  /**
   * The finished image, in the form of a response without a stream.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  async finalResult(): Promise<EditResult> {
    for await (const event of this) {
      const result = resultIn(event);
      if (result !== undefined) return result;
    }
    throw new PatchbayError('The stream ended without a finished image.');
  }
}

/** The finished image of an event, in the form of a response without a stream; `undefined` for partial images. */
export function resultIn(event: PictureEvent | EditedPictureEvent): EditResult | undefined {
  if (!('usage' in event)) return undefined;
  const { created_at: created, b64_json, usage } = event;
  return { created, data: [{ b64_json }], usage };
}

/** How image streams encode their events. */
function dialectOf<Event extends PictureEvent | EditedPictureEvent>(): EventDialect<Event> {
  return {
    parse: (data) => JSON.parse(data),
    isEnd: (event) => event?.type.endsWith('.completed') ?? false,
    failureOf: (event: Event | ProblemV1) =>
      event.type === 'error' ? { ...event.error, requestId: event.request_id } : undefined,
  };
}
