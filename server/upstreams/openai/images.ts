import type { JsonObject } from '../../foundation/json-object.ts';
import type { HttpCall, UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import { streamImage } from '../images/image-stages.ts';
import { unservedModelMarker } from '../images/unserved-models.ts';
import { UnstreamedModels } from '../images/unstreamed-models.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import {
  finishedOnly,
  type ImageContext,
  type ImageEditOrder,
  type ImageOrder,
  type ImageUpstream,
  isEdit,
} from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { editForm } from './edit-form.ts';
import {
  canStream,
  generationParameters,
  lostParameter,
  streamingParameters,
} from './image-parameters.ts';

/** Dependencies of images. */
interface OpenaiImageParts extends MissingEndpointParts {
  readonly http: UpstreamHttp;
}

/** Image generation and editing. Images are written to files and are never held in memory. */
export function openaiImages({ http, ...parts }: OpenaiImageParts): ImageUpstream {
  const unlessUnserved = unservedModelMarker(parts);
  const unstreamed = { made: new UnstreamedModels(parts), changed: new UnstreamedModels(parts) };
  const make: ImageUpstream['make'] = async (order, context) => {
    const asked = await callFor(order, context);
    if (!asked.ok) return asked;
    const call = { ...asked.value, mayBeSilent: 'before-headers' } as const;
    const answer = await http.ask(call, context);
    const made = answer.ok
      ? await readImages(answer.value, { http, count: order.count }, context)
      : answer;
    return unlessUnserved(made, context);
  };
  return {
    knowsKeys: false,
    make,
    async stream(order, context) {
      const whole = () => make(order, context);
      if (!canStream(context.model)) return finishedOnly(await whole());
      const asked = await callFor(order, context, streamingParameters(context));
      if (!asked.ok) return asked;
      // The response headers arrive at once, and then nothing until the first image is available.
      const call = { ...asked.value, mayBeSilent: 'throughout' } as const;
      const asking = {
        unstreamed: isEdit(order) ? unstreamed.changed : unstreamed.made,
        streamed: () => http.ask(call, context),
        whole,
      };
      return unlessUnserved(await streamImage(asking, { http }, context), context);
    },
  };
}

async function callFor(
  order: ImageOrder | ImageEditOrder,
  context: ImageContext,
  streaming: JsonObject = {},
): Promise<UpstreamOutcome<HttpCall>> {
  const refusal = refusalOf(order, context);
  if (refusal !== undefined) return failed(refusal);
  const { model } = context;
  if (isEdit(order)) {
    const body = { kind: 'form', form: await editForm(order, context, streaming) } as const;
    return { ok: true, value: { method: 'POST', path: '/images/edits', model, body } };
  }
  const value = { ...generationParameters(order, model), ...streaming };
  const body = { kind: 'json', value } as const;
  return { ok: true, value: { method: 'POST', path: '/images/generations', model, body } };
}

/** The failure for an order that the model would not carry out as requested. */
function refusalOf(order: ImageOrder, { model }: ImageContext): UpstreamFailure | undefined {
  const parameter = lostParameter(order, model);
  if (parameter === undefined) return undefined;
  const message = `${parameter} asks for what this model's upstream cannot be told, and would be lost.`;
  return { kind: 'refused', message, parameter, isOnlyHere: true };
}
