import type { JsonObject } from '../../foundation/json-object.ts';
import type { VideoOrder } from '../port/jobs.ts';

/** Models of this version take one picture as the first frame; others take reference pictures. */
const FROM_FIRST_FRAME = /-1\.5$/;

/**
 * Writes an order for the interface (https://docs.x.ai/docs/guides/video-generation). The interface has limits that the
 * contract does not have, and tells of them in its refusals.
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

/** A first frame and reference pictures exclude each other. */
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
