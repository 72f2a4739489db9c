import type { EditStreamEvent, ImageStreamEvent } from '../../generated/types.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { presentUsage } from '../jobs/job/record.ts';
import { NOT_TOLD } from '../jobs/kinds/image.ts';
import type { ImageOrder, ImageResult, MadeImage } from '../upstreams/port/images.ts';
import { inlineImage } from './inline-image.ts';
import type { ImageOperationId } from './make-images.ts';
import { type WrittenEvent, type WrittenJson, writeJson } from './written-json.ts';

type PictureEvent = Exclude<ImageStreamEvent | EditStreamEvent, { readonly type: 'error' }>;

/** The types of the events that show an unfinished image. */
const PARTIAL = {
  createImage: 'image_generation.partial_image',
  editImage: 'image_edit.partial_image',
} as const satisfies Record<ImageOperationId, PictureEvent['type']>;
const COMPLETED = {
  createImage: 'image_generation.completed',
  editImage: 'image_edit.completed',
} as const satisfies Record<ImageOperationId, PictureEvent['type']>;

/** What an image event is built from. */
export interface StreamedPicture {
  readonly operation: ImageOperationId;
  readonly order: ImageOrder;
  readonly now: Date;
}

/** Writes the event with an unfinished state of an image. */
export function partialEvent(
  image: MadeImage,
  index: number,
  { operation, ...shown }: StreamedPicture,
): WrittenEvent {
  const type = PARTIAL[operation];
  const json = writeJson((standIn): PictureEvent => {
    const picture = { b64_json: standIn(image), ...factsOf(image, shown) };
    return { type, ...picture, partial_image_index: index };
  });
  return { type, json };
}

/** Writes the data of the event with the finished image. */
export function finishedPicture(
  { usage = NOT_TOLD }: ImageResult,
  image: MadeImage,
  { operation, ...shown }: StreamedPicture,
): WrittenJson {
  return writeJson((standIn): PictureEvent => {
    const picture = { ...inlineImage(image, standIn), ...factsOf(image, shown) };
    return { type: COMPLETED[operation], ...picture, usage: presentUsage(usage) };
  });
}

/** The event with the finished image. */
export function finishedEvent(operation: ImageOperationId, json: WrittenJson): WrittenEvent {
  return { type: COMPLETED[operation], json };
}

function factsOf(
  { size, quality, background }: MadeImage,
  { order, now }: Omit<StreamedPicture, 'operation'>,
) {
  return {
    created_at: unixSeconds(now),
    size: size ?? order.size,
    quality: quality ?? order.quality,
    background: background ?? order.background,
    output_format: order.format,
  };
}
