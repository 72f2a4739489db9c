import { definedOnly, type JsonObject } from '../../foundation/json-object.ts';
import type { ImageOrder, StreamingContext } from '../port/images.ts';

/**
 * The families of image models of this interface. Each has its own parameters and rejects those of the others. Unknown
 * model names are treated as the newest family.
 */
type Family = 'gpt-image' | 'dall-e-2' | 'dall-e-3';

function familyOf(model: string): Family {
  if (/^dall-e-2\b/.test(model)) return 'dall-e-2';
  return /^dall-e-3\b/.test(model) ? 'dall-e-3' : 'gpt-image';
}

/**
 * The parameters for generating images. Values that are the model's defaults are omitted, as other services with this
 * interface may not support the parameter.
 */
export function generationParameters(order: ImageOrder, model: string): JsonObject {
  const moderation = unless('auto', order.moderation);
  return definedOnly({
    ...parametersFor(order, model),
    ...(familyOf(model) === 'gpt-image' ? { moderation } : {}),
  });
}

/** The parameters for editing images, besides the images. */
export function editParameters(order: ImageOrder, model: string): JsonObject {
  return definedOnly(parametersFor(order, model));
}

/** Whether a model can stream partial images. */
export function canStream(model: string): boolean {
  return familyOf(model) === 'gpt-image';
}

/** The parameters that request a stream with partial images. */
export function streamingParameters({ partialImages }: StreamingContext): JsonObject {
  return definedOnly({ stream: true, partial_images: unless(0, partialImages) });
}

/**
 * The name of a parameter that the model does not support, with a value that differs from what the model does by
 * default; `undefined` if there is none.
 */
export function lostParameter(order: ImageOrder, model: string): string | undefined {
  return Object.keys(definedOnly(lostParameters(order, familyOf(model))))[0];
}

function lostParameters(order: ImageOrder, family: Family): JsonObject {
  const { style } = order;
  if (family === 'gpt-image') return { style };
  const lost = {
    output_format: unless('png', order.format),
    output_compression: unless(100, order.compression),
    background: order.background === 'transparent' ? order.background : undefined,
    moderation: unless('auto', order.moderation),
  };
  if (family === 'dall-e-3') return lost;
  return { ...lost, style, quality: HIGH_QUALITIES.has(order.quality) ? order.quality : undefined };
}

/** The qualities above the only one of dall-e-2. */
const HIGH_QUALITIES: ReadonlySet<string> = new Set(['hd', 'high']);

function parametersFor(order: ImageOrder, model: string): JsonObject {
  const { prompt, count: n } = order;
  const all = { model, prompt, n, size: unless('auto', order.size), user: order.user };
  switch (familyOf(model)) {
    case 'gpt-image':
      return {
        ...all,
        quality: unless('auto', IN_THREE_STEPS[order.quality] ?? order.quality),
        background: unless('auto', order.background),
        output_format: unless('png', order.format),
        output_compression: unless(100, order.compression),
      };
    case 'dall-e-2':
      return { ...all, response_format: 'b64_json' };
    case 'dall-e-3': {
      const quality = unless('auto', IN_TWO_STEPS[order.quality] ?? order.quality);
      return { ...all, response_format: 'b64_json', quality, style: order.style };
    }
  }
}

/** Maps the qualities of the other family, for a model that stands in for another. */
const IN_THREE_STEPS: Readonly<Record<string, string>> = { hd: 'high', standard: 'medium' };
const IN_TWO_STEPS: Readonly<Record<string, string>> = {
  high: 'hd',
  medium: 'standard',
  low: 'standard',
};

function unless<T>(usual: T, value: T): T | undefined {
  return value === usual ? undefined : value;
}
