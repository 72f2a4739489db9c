import { noMoreThanOrdered } from '../jobs/kinds/made-pictures.ts';
import {
  finishedOnly,
  type ImageEditOrder,
  type ImageOrder,
  type ImageResult,
  type ImageStage,
  type ImageUpstream,
  type ShowingContext,
} from '../upstreams/port/images.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../upstreams/port/outcome.ts';
import type { Lease } from '../upstreams/routes.ts';
import type { Call } from './call.ts';
import { errandOf } from './errand.ts';
import type { Services } from './services.ts';

/** A request for pictures. */
export type ImageCall = Call<'createImage'> | Call<'editImage'>;

/** The operations of pictures. */
export type ImageOperationId = 'createImage' | 'editImage';

/** Has the upstreams of a model asked for pictures, until one makes them. */
export function makeImages(
  { routes }: Pick<Services, 'routes'>,
  { input: { body }, scratch, journey, signal }: ImageCall,
  order: ImageOrder | ImageEditOrder,
): Promise<UpstreamOutcome<ImageResult>> {
  const errand = errandOf({ signal, journey }, body.mode, 'images');
  return routes.run(errand, async ({ upstream: { images }, model }) => {
    if (images === undefined) throw new Error('A candidate for pictures makes none.');
    return noMoreThanOrdered(await images.make(order, { signal, model, scratch }), order);
  });
}

/** A picture that is to be shown while it is made. */
export interface ShownOrder {
  readonly order: ImageOrder | ImageEditOrder;
  /** Whether it was given up because it takes too long. */
  readonly isLate: () => boolean;
}

/** Has the upstreams of a model asked for a picture that is shown while it is made, until one begins to show it. */
export function makeShownImage(
  { routes }: Pick<Services, 'routes'>,
  { input: { body }, scratch, journey, signal }: ImageCall,
  { order, isLate }: ShownOrder,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const errand = errandOf({ signal, journey }, body.mode, 'images');
  const partialImages = body.partial_images;
  return routes.run(errand, async ({ name, upstream: { images }, model }, lease) => {
    if (images === undefined) throw new Error('A candidate for pictures makes none.');
    const context = { signal, model, scratch, partialImages };
    const outcome = await shownBy(images, order, context);
    if (!outcome.ok) return outcome;
    const broke = (message: string): void => {
      journey.brokenOff(name);
      lease.broke(message);
    };
    const giveBack = lease.hold();
    // Nobody may ever begin to read what comes after that.
    signal.addEventListener('abort', giveBack, { once: true });
    if (signal.aborted) giveBack();
    return { ok: true, value: held(outcome.value, { giveBack, broke, isLate }) };
  });
}

async function shownBy(
  images: ImageUpstream,
  order: ImageOrder | ImageEditOrder,
  context: ShowingContext,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  if (images.show !== undefined) return images.show(order, context);
  return finishedOnly(await images.make(order, context));
}

/** The failures of a picture that its request is to blame for. */
const OF_REQUESTS: ReadonlySet<UpstreamFailure['kind']> = new Set(['moderated', 'refused']);

/** A place at an upstream, and what is noted of it. */
interface Holding extends Pick<ShownOrder, 'isLate'> {
  readonly giveBack: () => void;
  readonly broke: Lease['broke'];
}

/** Keeps the place at an upstream until a picture is finished, and notes where that does not come about. */
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
