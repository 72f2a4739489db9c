import { noMoreThanOrdered } from '../jobs/kinds/made-pictures.ts';
import type {
  ImageContext,
  ImageResult,
  ImageUpstream,
  UpstreamOutcome,
} from '../upstreams/port.ts';
import type { Call } from './call.ts';
import { errandOf } from './errand.ts';
import type { Services } from './services.ts';

/** A request for pictures. */
export type ImageCall = Call<'createImage'> | Call<'editImage'>;

/** Has the upstreams of a model asked for pictures, until one makes them. */
export function makeImages(
  { routes }: Pick<Services, 'routes'>,
  { input: { body }, scratch, journey, signal }: ImageCall,
  ask: (images: ImageUpstream, context: ImageContext) => Promise<UpstreamOutcome<ImageResult>>,
): Promise<UpstreamOutcome<ImageResult>> {
  const errand = errandOf({ signal, journey }, body.mode, 'images');
  return routes.run(errand, async ({ upstream: { images }, model }) => {
    if (images === undefined) throw new Error('A candidate for pictures makes none.');
    return noMoreThanOrdered(await ask(images, { signal, model, scratch }), { count: body.n });
  });
}
