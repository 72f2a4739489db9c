import { unixSeconds } from '../foundation/clock.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { inBase64 } from './create-image.ts';
import { imageOrder, imageUsage, mediaOf } from './image-order.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import { type GivenFile, receiveFiles } from './request-files.ts';
import type { Services } from './services.ts';

/** Edits pictures and answers the result, always in Base64. */
export function editImage({
  routes,
  sources,
  clock,
}: Pick<Services, 'routes' | 'sources' | 'clock'>): Handler<'editImage'> {
  return async (call) => {
    const { body } = call.input;
    const route = routes.find(body.mode);
    if (route?.upstream.images === undefined) return failed(modelNotServed('mode', body.mode));
    const given: GivenFile[] = body.image.map((source, index) => ({
      parameter: 'image',
      name: `image[${index}]`,
      source,
    }));
    if (body.mask !== undefined) given.push({ parameter: 'mask', name: 'mask', source: body.mask });
    const received = await receiveFiles(given, call, sources);
    if (!received.ok) return received;
    const files = received.value.map(mediaOf);
    const [mask] = files.slice(body.image.length);
    const order = {
      ...imageOrder(body),
      sources: files.slice(0, body.image.length),
      ...(mask === undefined ? {} : { mask }),
    };
    const outcome = await route.upstream.images.edit(order, { signal: call.signal });
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
    const { images, usage } = outcome.value;
    const created = unixSeconds(clock.now());
    const data = images.map(inBase64);
    return done({ kind: 'json', body: { created, data, usage: imageUsage(usage) } });
  };
}
