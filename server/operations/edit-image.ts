import type { EditResult } from '../../generated/types.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { NOT_TOLD } from '../jobs/kinds/image.ts';
import { presentUsage } from '../jobs/record.ts';
import type { Call, Handler } from './call.ts';
import { inBase64 } from './create-image.ts';
import { answerOnce } from './idempotent.ts';
import { acceptImageJob, checkImageCallback, type JobFiles, prefersJob } from './image-job.ts';
import { imageOrder, mediaOf } from './image-order.ts';
import { makeImages } from './make-images.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import { type GivenFile, receiveFiles } from './request-files.ts';
import type { Services } from './services.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

/** Edits pictures and answers the result, always in Base64, or takes a job on that does. */
export function editImage(services: Services): Handler<'editImage'> {
  const { routes, sources, clock } = services;
  return async (call) => {
    const { mode } = call.input.body;
    const address = checkImageCallback(services, 'editImage', call);
    if (!address.ok) return address;
    const [first] = routes.candidates(mode, 'images');
    if (first === undefined) return failed(modelNotServed('mode', mode));
    if (prefersJob(call)) {
      const files = () => receive(call);
      const work = { operation: 'editImage', upstream: first.name, receive: files } as const;
      return acceptImageJob(services, call, work);
    }
    const answer = await answerOnce(services, {
      keyed: call.keyed,
      async work() {
        const files = await receive(call);
        return files.ok ? edit(call, files.value) : files;
      },
    });
    return answer.ok ? done({ kind: 'written', json: answer.value }) : answer;
  };

  async function receive(call: Call<'editImage'>): Promise<Outcome<JobFiles>> {
    const received = await receiveFiles(filesOf(call), call, sources);
    return received.ok ? done(assign(received.value, call)) : received;
  }

  async function edit(call: Call<'editImage'>, files: JobFiles): Promise<Outcome<WrittenJson>> {
    const { body } = call.input;
    const order = {
      ...imageOrder(body),
      sources: files.sources.map(mediaOf),
      ...(files.mask === undefined ? {} : { mask: mediaOf(files.mask) }),
    };
    const outcome = await makeImages(services, call, (images, context) =>
      images.edit(order, context),
    );
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
    // The contract promises usage with every edit.
    const { images, usage = NOT_TOLD } = outcome.value;
    const created = unixSeconds(clock.now());
    return done(
      writeJson((standIn): EditResult => {
        const data = images.map((image) => inBase64(image, standIn));
        return { created, data, usage: presentUsage(usage) };
      }),
    );
  }
}

function filesOf({ input: { body } }: Call<'editImage'>): readonly GivenFile[] {
  const images = body.image.map((source, index) => ({
    parameter: 'image',
    name: `image[${index}]`,
    source,
  }));
  const { mask } = body;
  return mask === undefined
    ? images
    : [...images, { parameter: 'mask', name: 'mask', source: mask }];
}

/** The mask comes behind the pictures. */
function assign(files: readonly ReceivedFile[], { input: { body } }: Call<'editImage'>): JobFiles {
  const count = body.image.length;
  return { sources: files.slice(0, count), mask: files[count] };
}
