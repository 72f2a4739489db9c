import type { JsonObject } from '../../foundation/json-object.ts';
import type { VideoOrder } from '../port/jobs.ts';

/** Models of this version take one image as the first frame; others take reference images. */
const FROM_FIRST_FRAME = /-1\.5$/;

/**
 * Turns an order into a request (https://docs.x.ai/docs/guides/video-generation). The interface has limits that the
 * contract does not have; it reports them in its refusals.
 *
 * @param model - the upstream's name of the model
 */
export function requestFor(order: VideoOrder, model: string): JsonObject {
  return {
    model,
    prompt: order.prompt,
    duration: Math.round(order.seconds),
    aspect_ratio: order.aspectRatio,
    resolution: order.resolution,
    ...picturesOf(order),
    ...voicesOf(order),
  };
}

/** A first frame and reference images are mutually exclusive. */
function picturesOf({ model, referenceImages }: VideoOrder): JsonObject {
  const images = referenceImages.map((url) => ({ url }));
  const [first] = images;
  if (first === undefined) return {};
  return FROM_FIRST_FRAME.test(model) ? { image: first } : { reference_images: images };
}

function voicesOf({ voices }: VideoOrder): JsonObject {
  if (voices.length === 0) return {};
  return { reference_audios: voices.map((voice) => ({ voice_id: voice })) };
}
