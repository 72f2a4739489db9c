import type { Outcome } from '../foundation/outcome.ts';
import type { ImageEditOrder, ImageOrder } from '../upstreams/port/images.ts';
import type { Quote } from '../usage/prices.ts';
import { answerOnce, type OnceParts } from './idempotent.ts';
import type { ImageCall, ImageOperationId } from './make-images.ts';
import { type Billing, type Made, type PaidWork, paidWork } from './paid-work.ts';
import { type RepeatingParts, repeatedPictures } from './repeated-pictures.ts';
import type { WrittenJson } from './written-json.ts';

/** Dependencies of paid images. */
export type PaidImageServices = Billing & OnceParts & RepeatingParts;

/** Images that a request orders, and their price. */
export interface ImageWork {
  readonly operation: ImageOperationId;
  readonly quote: Quote;
  /** Receives the files and builds the order; not called for a repeated request under an idempotency key. */
  readonly order: () => Promise<Outcome<ImageOrder | ImageEditOrder>>;
}

/** How the images of a request are made. */
interface ImageMaking extends ImageWork, Pick<PaidWork<WrittenJson>, 'delivered'> {
  readonly make: (order: ImageOrder | ImageEditOrder) => Promise<Outcome<Made<WrittenJson>>>;
}

/** Has the images of a request made and charged, once per idempotency key. */
export function paidImages(
  services: PaidImageServices,
  call: ImageCall,
  { order, make, ...priced }: ImageMaking,
): Promise<Outcome<WrittenJson>> {
  const { caller, requestId, keyed, requestRecord, signal } = call;
  const { mode: model } = call.input.body;
  const paid = { ...priced, caller, requestId, model, signal, requestRecord };
  return answerOnce(services, {
    keyed,
    async work(onModerated) {
      const ordered = await order();
      if (!ordered.ok) return ordered;
      return paidWork(services, { ...paid, onModerated, work: () => make(ordered.value) });
    },
    repeated: (kept) => repeatedPictures(services, call, kept),
  });
}
