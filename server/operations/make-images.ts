import { noMoreThanOrdered } from '../jobs/kinds/made-pictures.ts';
import {
  finishedOnly,
  type ImageEditOrder,
  type ImageOrder,
  type ImageResult,
  type ImageStage,
  type ImageUpstream,
  type StreamingContext,
} from '../upstreams/port/images.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../upstreams/port/outcome.ts';
import { type CallLease, doneOnce, type RoutedCall } from '../upstreams/routes.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';

/** A request for images. */
export type ImageCall = Call<'createImage'> | Call<'editImage'>;

/** The image operations. */
export type ImageOperationId = 'createImage' | 'editImage';

/** Calls the upstreams of a model until one makes the images. */
export function makeImages(
  { routes }: Pick<Services, 'routes'>,
  { input: { body }, scratch, requestRecord, signal }: ImageCall,
  order: ImageOrder | ImageEditOrder,
): Promise<UpstreamOutcome<ImageResult>> {
  const routedCall = imagesOf(body.mode, { signal, attempts: requestRecord });
  return routes.run(routedCall, async (images, { candidate: { model } }) => {
    const context = { signal, model, scratch };
    const made = doneOnce(await images.make(order, context), { isKeyed: false });
    return noMoreThanOrdered(made, order);
  });
}

function imagesOf(
  model: string,
  call: Pick<RoutedCall, 'signal' | 'attempts'>,
): RoutedCall<'images'> {
  return { ...call, model, capability: 'images' };
}

/** An image to stream while it is made. */
export interface StreamedOrder {
  readonly order: ImageOrder | ImageEditOrder;
  /** Whether it was aborted because it took too long. */
  readonly isLate: () => boolean;
}

/** Calls the upstreams of a model until one begins to stream the image. */
export function makeStreamedImage(
  { routes }: Pick<Services, 'routes'>,
  { input: { body }, scratch, requestRecord, signal }: ImageCall,
  { order, isLate }: StreamedOrder,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const routedCall = imagesOf(body.mode, { signal, attempts: requestRecord });
  const partialImages = body.partial_images;
  return routes.run(routedCall, async (images, { candidate: { name, model }, lease }) => {
    const context = { signal, model, scratch, partialImages };
    const outcome = doneOnce(await streamedBy(images, order, context), { isKeyed: false });
    if (!outcome.ok) return outcome;
    const broke = (message: string): void => {
      requestRecord.brokenOff(name);
      lease.broke(message);
    };
    const giveBack = lease.hold();
    // After an abort the stages may never be read, so the slot is released here.
    signal.addEventListener('abort', giveBack, { once: true });
    if (signal.aborted) giveBack();
    return { ok: true, value: held(outcome.value, { giveBack, broke, isLate }) };
  });
}

async function streamedBy(
  images: ImageUpstream,
  order: ImageOrder | ImageEditOrder,
  context: StreamingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  if (images.stream !== undefined) return images.stream(order, context);
  return finishedOnly(await images.make(order, context));
}

/** Failures of an image that are the request's fault. */
const OF_REQUESTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['moderated', 'refused']);

/** A slot at an upstream, and how a broken stream is reported. */
interface Holding extends Pick<StreamedOrder, 'isLate'> {
  readonly giveBack: () => void;
  readonly broke: CallLease['broke'];
}

/** Holds the slot at an upstream until the image is finished, and reports a stream that breaks off. */
async function* held(
  stages: AsyncIterable<ImageStage>,
  { giveBack, broke, isLate }: Holding,
): AsyncIterable<ImageStage> {
  try {
    for await (const stage of stages) {
      if (stage.kind === 'failed' && !OF_REQUESTS.has(stage.failure.kind)) {
        broke(stage.failure.message);
      }
      yield stage;
    }
  } catch (error) {
    if (isLate()) broke(TOO_LATE);
    throw error;
  } finally {
    giveBack();
  }
}

const TOO_LATE = 'The picture was not finished in time.';
