import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { amountMade } from '../jobs/kinds/made-pictures.ts';
import type { ImageResult } from '../upstreams/port/images.ts';
import {
  type Accepted,
  acceptImageJob,
  prefersJob,
  refusedUnlessRepeated,
  type Written,
} from './image-job.ts';
import { type ImageFiles, orderOf } from './image-order.ts';
import { type ImageCall, type ImageOperationId, makeImages } from './make-images.ts';
import { type ImageWork, paidImages } from './paid-images.ts';
import { offerFor } from './pricing.ts';
import { type Quoted, quoted } from './quote.ts';
import { type OwnRule, upstreamProblem } from './refusals.ts';
import { checkFiles, type GivenFile, receiveFiles } from './request-files.ts';
import type { Services } from './services.ts';
import { type StreamedImage, streamImage, wantsStream } from './stream-image.ts';
import type { WrittenJson } from './written-json.ts';

/** The images to edit, as the request gives them. */
export interface GivenPictures {
  readonly sources: readonly GivenFile[];
  readonly mask?: GivenFile | undefined;
}

/** Where the image operations differ. */
export interface ImageWays<AnyCall extends ImageCall> {
  readonly operation: ImageOperationId;
  /** The rule for the callback address. */
  readonly callbackRule: OwnRule<ImageOperationId>;
  /** The images that a request gives; without any, images are generated from the prompt alone. */
  given(call: AnyCall): GivenPictures;
  /** Writes the reply to a caller who waited. */
  answer(services: Services, call: AnyCall, made: ImageResult): Promise<Outcome<WrittenJson>>;
}

type Answer = Quoted | Accepted | StreamedImage | Written;

/** Builds an image operation: it has images made and returns them, streams one while it is made, or creates a job. */
export function imageOperation<AnyCall extends ImageCall>(
  services: Services,
  ways: ImageWays<AnyCall>,
): (call: AnyCall) => Promise<Outcome<Answer>> {
  return async (call) => {
    const { operation, callbackRule: rule } = ways;
    const { caller, input } = call;
    const { body } = input;
    const hookUrl = body.hook_url;
    const offer = offerFor(services, { operationId: operation, hookUrl, rule, body });
    if (!offer.ok) return refusedUnlessRepeated(services, { ...call, operation }, offer);
    const { upstream, quote } = offer.value;
    if (prefers('quote', input.parameters.Prefer)) {
      const checked = await checkFiles(all(ways.given(call)), call, services.sources);
      if (!checked.ok) return checked;
      return quoted(services, { caller, operation, model: body.mode, quote });
    }
    const receive = () => receivePictures(ways.given(call), call, services);
    if (prefersJob(call)) {
      return acceptImageJob(services, call, { upstream, operation, quote, receive });
    }
    const order = async () => {
      const files = await receive();
      return files.ok ? done(orderOf(operation, body, files.value)) : files;
    };
    if (wantsStream(call)) return streamImage(services, call, { operation, quote, order });
    return answerWhole(services, call, { ways, quote, order });
  };
}

/** Images whose caller waits for them. */
interface WaitedFor<AnyCall extends ImageCall> extends Omit<ImageWork, 'operation'> {
  readonly ways: ImageWays<AnyCall>;
}

async function answerWhole<AnyCall extends ImageCall>(
  services: Services,
  call: AnyCall,
  { ways, quote, order }: WaitedFor<AnyCall>,
): Promise<Outcome<Written>> {
  const { operation } = ways;
  const answer = await paidImages(services, call, {
    operation,
    quote,
    order,
    async make(ordered) {
      const outcome = await makeImages(services, call, ordered);
      if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
      const written = await ways.answer(services, call, outcome.value);
      if (!written.ok) return written;
      const quantity = await amountMade(outcome.value.images, quote);
      return done({ value: written.value, quantity });
    },
  });
  return answer.ok ? done({ kind: 'written', json: answer.value }) : answer;
}

async function receivePictures(
  { sources, mask }: GivenPictures,
  call: ImageCall,
  services: Pick<Services, 'sources'>,
): Promise<Outcome<ImageFiles>> {
  if (sources.length === 0) return done({ sources: [] });
  const received = await receiveFiles(all({ sources, mask }), call, services.sources);
  if (!received.ok) return received;
  const count = sources.length;
  return done({ sources: received.value.slice(0, count), mask: received.value[count] });
}

/** All files of a request: the mask comes last. */
function all({ sources, mask }: GivenPictures): readonly GivenFile[] {
  return mask === undefined ? sources : [...sources, mask];
}
