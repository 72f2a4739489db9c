import type {
  EditResult,
  EditStreamEvent,
  ImageStreamEvent,
  ProblemV1,
} from '../generated/types.ts';
import { PatchbayError } from './errors.ts';
import type { EventDialect } from './event-reading.ts';
import { EventStream, type OpenStream } from './event-stream.ts';

/** An event of a picture that is being made: an unfinished state of it, or the finished picture. */
export type PictureEvent = Exclude<ImageStreamEvent, ProblemV1>;
/** The same of a picture that is being edited. */
export type EditedPictureEvent = Exclude<EditStreamEvent, ProblemV1>;

/**
 * A picture that is being made and is shown meanwhile. It is requested when it is first read, and can be read once. To
 * stop reading ends it.
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
   * The finished picture, as it would have been answered without a stream.
   *
   * @throws PatchbayError where the stream tells of a failure, or breaks off before its end
   */
  async finalResult(): Promise<EditResult> {
    for await (const event of this) {
      const result = resultIn(event);
      if (result !== undefined) return result;
    }
    throw new PatchbayError('The stream had no finished picture.');
  }
}

/** The finished picture of an event, as it would have been answered without a stream; no unfinished state has one. */
export function resultIn(event: PictureEvent | EditedPictureEvent): EditResult | undefined {
  if (!('usage' in event)) return undefined;
  const { created_at: created, b64_json, usage } = event;
  return { created, data: [{ b64_json }], usage };
}

/** How pictures are shown while they are made. */
function dialectOf<Event extends PictureEvent | EditedPictureEvent>(): EventDialect<Event> {
  return {
    parse: (data) => JSON.parse(data),
    isEnd: (event) => event?.type.endsWith('.completed') ?? false,
    failureOf: (event: Event | ProblemV1) =>
      event.type === 'error' ? { ...event.error, requestId: event.request_id } : undefined,
  };
}
