import type { EditResult } from '../../generated/types.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { presentUsage } from '../jobs/job/record.ts';
import { NOT_TOLD } from '../jobs/kinds/image.ts';
import { amountMade } from '../jobs/kinds/made-pictures.ts';
import type { ImageEditOrder } from '../upstreams/port.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Handler } from './call.ts';
import { answerOnce } from './idempotent.ts';
import { acceptImageJob, type JobFiles, prefersJob, refusedUnlessRepeated } from './image-job.ts';
import { imageOrder, mediaOf } from './image-order.ts';
import { hasBegun } from './journey.ts';
import { makeImages } from './make-images.ts';
import { type Made, paidWork } from './paid-work.ts';
import { offerFor } from './pricing.ts';
import { quoted } from './quote.ts';
import { upstreamProblem } from './refusals.ts';
import { repeatedPictures } from './repeated-pictures.ts';
import { checkFiles, type GivenFile, receiveFiles } from './request-files.ts';
import type { Services } from './services.ts';
import { isToBeShown, showPicture } from './show-picture.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

const OPERATION = 'editImage';

/** Edits pictures and answers the result, always in Base64, or takes a job on that does. */
export function editImage(services: Services): Handler<typeof OPERATION> {
  return async (call) => {
    const { caller, requestId, keyed, input, journey, signal } = call;
    const { body } = input;
    const { mode: model } = body;
    const offer = offerFor(services, {
      operationId: OPERATION,
      hookUrl: body.hook_url,
      rule: 'edit-callback-public',
      body,
    });
    if (!offer.ok) return refusedUnlessRepeated(services, { ...call, operation: OPERATION }, offer);
    const { upstream, quote } = offer.value;
    if (prefers('quote', input.parameters.Prefer)) {
      const checked = await checkFiles(filesOf(call), call, services.sources);
      if (!checked.ok) return checked;
      return quoted(services, { caller, operation: OPERATION, model, quote });
    }
    const receive = () => receiveFilesOf(services, call);
    if (prefersJob(call)) {
      const work = { upstream, operation: OPERATION, quote, receive } as const;
      return acceptImageJob(services, call, work);
    }
    if (isToBeShown(call)) {
      const order = async () => {
        const files = await receive();
        return files.ok ? done(editOrder(call, files.value)) : files;
      };
      return showPicture(services, call, { operation: OPERATION, quote, order });
    }
    const answer = await answerOnce(services, {
      keyed,
      async work(onModerated) {
        const files = await receive();
        if (!files.ok) return files;
        const whose = { caller, requestId, operation: OPERATION, model, quote };
        const order = { ...whose, signal, hasBegun: () => hasBegun(journey), onModerated };
        const work = () => edit(services, call, { files: files.value, quote });
        return paidWork(services, { ...order, work });
      },
      repeated: (kept) => repeatedPictures(services, call, kept),
    });
    return answer.ok ? done({ kind: 'written', json: answer.value }) : answer;
  };
}

async function receiveFilesOf(
  { sources }: Services,
  call: Call<typeof OPERATION>,
): Promise<Outcome<JobFiles>> {
  const received = await receiveFiles(filesOf(call), call, sources);
  return received.ok ? done(assign(received.value, call)) : received;
}

async function edit(
  services: Services,
  call: Call<typeof OPERATION>,
  { files, quote }: { readonly files: JobFiles; readonly quote: Quote },
): Promise<Outcome<Made<WrittenJson>>> {
  const order = editOrder(call, files);
  const outcome = await makeImages(services, call, (images, context) =>
    images.edit(order, context),
  );
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
  // The contract promises usage with every edit.
  const { images, usage = NOT_TOLD } = outcome.value;
  const created = unixSeconds(services.clock.now());
  const value = writeJson((standIn): EditResult => {
    const data = images.map((image) => ({ b64_json: standIn(image) }));
    return { created, data, usage: presentUsage(usage) };
  });
  return done({ value, quantity: await amountMade(images, quote) });
}

function editOrder({ input: { body } }: Call<typeof OPERATION>, files: JobFiles): ImageEditOrder {
  return {
    ...imageOrder(body),
    sources: files.sources.map(mediaOf),
    ...(files.mask === undefined ? {} : { mask: mediaOf(files.mask) }),
  };
}

function filesOf({ input: { body }, names }: Call<typeof OPERATION>): readonly GivenFile[] {
  const images = body.image.map((source, index) => ({
    parameter: 'image',
    name: `${names.get('image') ?? 'image'}[${index}]`,
    source,
  }));
  const { mask } = body;
  return mask === undefined
    ? images
    : [...images, { parameter: 'mask', name: 'mask', source: mask }];
}

/** The mask comes behind the pictures. */
function assign(
  files: readonly ReceivedFile[],
  { input: { body } }: Call<typeof OPERATION>,
): JobFiles {
  const count = body.image.length;
  return { sources: files.slice(0, count), mask: files[count] };
}
