import { operations } from '../../../generated/operations.ts';
import { fileToSend } from '../http/file-to-send.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import type { ImageContext, ImageEditOrder, ImageOrder, ImageUpstream } from '../port.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** What the pictures of the other service stand on. */
export interface ImageParts {
  readonly relay: Relay;
  readonly http: UpstreamHttp;
}

/** Pictures of the other service. */
export function patchbayImages({ relay, http }: ImageParts): ImageUpstream {
  return {
    knowsKeys: true,
    async generate(order, context) {
      const request = contractRequest('createImage', {
        ...fieldsOf(order, context),
        response_format: wayOf(context),
      });
      if (!request.ok) return request;
      const outcome = await relay.askUnread(
        (client, options) => client.createImage(request.value, options),
        context,
      );
      return outcome.ok
        ? readImages(outcome.value, { http, count: order.count }, context)
        : outcome;
    },
    async edit(order, context) {
      const files = await filesOf(order, context);
      const request = contractRequest('editImage', { ...fieldsOf(order, context), ...files });
      if (!request.ok) return request;
      const outcome = await relay.askUnread(
        (client, options) => client.editImage(request.value, options),
        context,
      );
      return outcome.ok
        ? readImages(outcome.value, { http, count: order.count }, context)
        : outcome;
    },
  };
}

const { variants: VARIANTS } = operations.createImage.bodies['application/json'];
/** The defaults of parameters for all models. */
const [{ defaults: USUAL }] = VARIANTS;

/** The model's documented default: an address where it can give one. */
function wayOf({ model }: ImageContext): string | undefined {
  return VARIANTS.find(({ value }) => value === model)?.defaults.response_format;
}

/** Defaults are left out, as not every model and operation knows the parameter. */
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
