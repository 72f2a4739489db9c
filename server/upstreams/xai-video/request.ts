import type { JsonObject } from '../../foundation/json-object.ts';
import type { VideoOrder } from '../port.ts';

/** Models of this version make a video from one picture, its first frame; the others refer to pictures. */
const FROM_FIRST_FRAME = /-1\.5$/;

/**
 * Writes an order as the interface has it (https://docs.x.ai/docs/guides/video-generation). The interface itself knows
 * bounds that the gateway's contract does not have; it tells of them in its refusals.
 *
 * @param model - what the upstream calls the model
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

/** The first frame and pictures to refer to exclude each other. */
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
