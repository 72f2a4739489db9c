import { operations } from '../../../generated/operations.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import { fileToSend } from '../http/file-to-send.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import { streamImage } from '../images/image-stages.ts';
import { unservedModelMarker } from '../images/unserved-models.ts';
import { UnstreamedModels } from '../images/unstreamed-models.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import {
  type ImageContext,
  type ImageEditOrder,
  type ImageOrder,
  type ImageUpstream,
  isEdit,
  type StreamingContext,
} from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Dependencies of images. */
export interface ImageParts extends MissingEndpointParts {
  readonly relay: Relay;
  readonly http: UpstreamHttp;
}

/** Images of the other service. */
export function patchbayImages({ relay, http, ...parts }: ImageParts): ImageUpstream {
  const unlessUnserved = unservedModelMarker({ ...parts, parameter: 'mode' });
  const made = new UnstreamedModels(parts);
  const changed = new UnstreamedModels(parts);
  const make: ImageUpstream['make'] = async (order, context) => {
    const answer = await ask(order, context);
    const outcome = answer.ok
      ? await readImages(answer.value, { http, count: order.count }, context)
      : answer;
    return unlessUnserved(outcome, context);
  };
  return {
    knowsKeys: true,
    make,
    // Models of the other service that do not stream, and services with an older contract, are asked for the finished
    // image.
    async stream(order, context) {
      const asking = {
        unstreamed: isEdit(order) ? changed : made,
        streamed: () => askStreamed(order, context),
        whole: () => make(order, context),
      };
      return unlessUnserved(await streamImage(asking, { http }, context), context);
    },
  };

  async function ask(
    order: ImageOrder | ImageEditOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<HttpAnswer>> {
    const call = { ...context, waitsForResult: true };
    if (isEdit(order)) {
      const request = await editing(order, context);
      if (!request.ok) return request;
      const { value } = request;
      return relay.askUnread((client, options) => client.editImage(value, options), call);
    }
    const request = generation(order, context);
    if (!request.ok) return request;
    const { value } = request;
    return relay.askUnread((client, options) => client.createImage(value, options), call);
  }

  async function askStreamed(
    order: ImageOrder | ImageEditOrder,
    context: StreamingContext,
  ): Promise<UpstreamOutcome<HttpAnswer>> {
    const streaming = streamingFields(context);
    const call = { ...context, waitsForResult: true };
    if (isEdit(order)) {
      const request = await editing(order, context, streaming);
      if (!request.ok) return request;
      const { value } = request;
      if (value.stream !== true) return failed(SHOWS_NONE);
      return relay.askUnread((client, options) => client.streamEditImage(value, options), call);
    }
    const request = generation(order, context, streaming);
    if (!request.ok) return request;
    const { value } = request;
    if (value.stream !== true) return failed(SHOWS_NONE);
    return relay.askUnread((client, options) => client.streamImage(value, options), call);
  }
}

const SHOWS_NONE: UpstreamFailure = {
  kind: 'refused',
  message: "The upstream's model that this one is mapped to cannot stream partial images.",
  parameter: 'stream',
};

function generation(order: ImageOrder, context: ImageContext, streaming: JsonObject = {}) {
  const response_format = wayOf(context);
  const fields = { ...fieldsOf(order, context), response_format, ...streaming };
  return contractRequest('createImage', fields);
}

async function editing(order: ImageEditOrder, context: ImageContext, streaming: JsonObject = {}) {
  const files = await filesOf(order, context);
  return contractRequest('editImage', { ...fieldsOf(order, context), ...files, ...streaming });
}

function streamingFields({ partialImages }: StreamingContext): JsonObject {
  return { stream: true, partial_images: partialImages };
}

const { variants: VARIANTS } = operations.createImage.bodies['application/json'];
/** The parameter defaults that all models share. */
const [{ defaults: USUAL }] = VARIANTS;

/** The model's documented default: a URL, if the model supports that. */
function wayOf({ model }: ImageContext): string | undefined {
  return VARIANTS.find(({ value }) => value === model)?.defaults.response_format;
}

/** Defaults are omitted, as not every model and operation supports the parameter. */
function fieldsOf(order: ImageOrder, { model }: ImageContext) {
  const chosen: Readonly<Record<string, unknown>> = {
    n: order.count,
    size: order.size,
    output_format: order.format,
    output_compression: order.compression,
    quality: order.quality,
    background: order.background,
    moderation: order.moderation,
    style: order.style,
    user: order.user,
  };
  const usual: Readonly<Record<string, unknown>> = USUAL;
  const unusual = Object.entries(chosen).filter(([name, value]) => value !== usual[name]);
  return { mode: model, prompt: order.prompt, ...Object.fromEntries(unusual) };
}

async function filesOf({ sources, mask }: ImageEditOrder, context: ImageContext) {
  const image = await Promise.all(
    sources.map((source, index) => fileToSend(source, `image-${index + 1}`, context)),
  );
  return { image, mask: mask && (await fileToSend(mask, 'mask', context)) };
}
