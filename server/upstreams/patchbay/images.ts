import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { operations } from '../../../generated/operations.ts';
import type { ImageResult as ContractResult, EditResult } from '../../../generated/types.ts';
import type {
  ImageContext,
  ImageEditOrder,
  ImageOrder,
  ImageResult,
  ImageUpstream,
  ImageUsage,
  MadeImage,
  UpstreamFailure,
  UpstreamOutcome,
} from '../port.ts';
import { type Claimed, itemsOf, numberOf, textOf } from './claims.ts';
import { failureIn, type Relay } from './relay.ts';
import { contractRequest } from './requests.ts';
import { fileToSend } from './source-files.ts';

/** Pictures of the other service. */
export function patchbayImages(relay: Relay): ImageUpstream {
  return {
    async generate(order, context) {
      const request = contractRequest('createImage', {
        ...fieldsOf(order, context),
        response_format: wayOf(context),
      });
      if (!request.ok) return request;
      const outcome = await relay.ask(
        (client, options) => client.createImage(request.value, options),
        context,
      );
      return outcome.ok ? bringHome(outcome.value, { relay, order, context }) : outcome;
    },
    async edit(order, context) {
      const files = await filesOf(order, context);
      const request = contractRequest('editImage', { ...fieldsOf(order, context), ...files });
      if (!request.ok) return request;
      const outcome = await relay.ask(
        (client, options) => client.editImage(request.value, options),
        context,
      );
      return outcome.ok ? bringHome(outcome.value, { relay, order, context }) : outcome;
    },
  };
}

const { variants: VARIANTS } = operations.createImage.bodies['application/json'];
/** What parameters count as when they are left out, whatever the model. */
const [{ defaults: USUAL }] = VARIANTS;

/** What the model's documented default is: an address where it can give one. */
function wayOf({ model }: ImageContext): string | undefined {
  return VARIANTS.find(({ value }) => value === model)?.defaults.response_format;
}

/** The usual choices are left out: not every model, and not every operation, knows the parameter. */
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
  };
  const usual: Readonly<Record<string, unknown>> = USUAL;
  const unusual = Object.entries(chosen).filter(([name, value]) => value !== usual[name]);
  return { mode: model, prompt: order.prompt, ...Object.fromEntries(unusual) };
}

async function filesOf({ sources, mask }: ImageEditOrder, context: ImageContext) {
  const paths = context.scratch;
  const image = await Promise.all(
    sources.map(async (source) => fileToSend(source, await paths.newPath(), context)),
  );
  if (mask === undefined) return { image };
  return { image, mask: await fileToSend(mask, await paths.newPath(), context) };
}

/** What it takes to bring pictures home. */
interface Room {
  readonly relay: Relay;
  readonly order: ImageOrder;
  readonly context: ImageContext;
}

async function bringHome(
  answer: Claimed<ContractResult | EditResult>,
  room: Room,
): Promise<UpstreamOutcome<ImageResult>> {
  const images: MadeImage[] = [];
  for (const item of itemsOf(answer?.data)) {
    const outcome = await bringOneHome(item, room);
    if (!outcome.ok) return outcome;
    images.push(outcome.value);
  }
  if (images.length === 0) return { ok: false, failure: NO_PICTURE };
  const usage = usageOf(answer);
  return { ok: true, value: { images, ...(usage === undefined ? {} : { usage }) } };
}

/** A picture in the answer claims to be either. */
interface Item {
  readonly url?: unknown;
  readonly b64_json?: unknown;
  readonly revised_prompt?: unknown;
}

async function bringOneHome(
  item: Item | undefined,
  { relay, order, context }: Room,
): Promise<UpstreamOutcome<MadeImage>> {
  const path = await context.scratch.newPath();
  const inBase64 = textOf(item?.b64_json);
  const address = textOf(item?.url);
  const revisedPrompt = textOf(item?.revised_prompt);
  const made = {
    mediaType: `image/${order.format}`,
    open: async () => createReadStream(path),
    ...(revisedPrompt === undefined ? {} : { revisedPrompt }),
  };
  if (inBase64 !== undefined) {
    await writeFile(path, inBase64, 'base64');
    return { ok: true, value: made };
  }
  if (address === undefined) return { ok: false, failure: NO_PICTURE };
  const failure = await download(address, path, { relay, context });
  return failure === undefined ? { ok: true, value: made } : { ok: false, failure };
}

async function download(
  address: string,
  path: string,
  { relay, context }: Pick<Room, 'relay' | 'context'>,
): Promise<UpstreamFailure | undefined> {
  const outcome = await relay.open(address, context);
  if (!outcome.ok) return outcome.failure;
  try {
    await pipeline(outcome.value.bytes, createWriteStream(path), { signal: context.signal });
    return undefined;
  } catch (error) {
    const failure = failureIn(error);
    if (failure === undefined) throw error;
    return failure;
  }
}

function usageOf(answer: Claimed<ContractResult | EditResult>): ImageUsage | undefined {
  const details = answer?.usage?.input_tokens_details;
  const textTokens = numberOf(details?.text_tokens);
  const imageTokens = numberOf(details?.image_tokens);
  const outputTokens = numberOf(answer?.usage?.output_tokens);
  if (textTokens === undefined || imageTokens === undefined || outputTokens === undefined) {
    return undefined;
  }
  return { textTokens, imageTokens, outputTokens };
}

const NO_PICTURE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered without a picture.',
};
