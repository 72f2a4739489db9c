import { isPresent, isRecord, isWholeNumber, type JsonRecord } from './json-record.ts';
import { invalid, missing } from './openai-chat-rules.ts';
import type { OpenAIFailure } from './openai-failures.ts';
import type { SeenFile } from './seen-request.ts';

/** Model families, which differ in how they return images and in their parameters. */
export type Family = 'gpt-image' | 'dall-e-2' | 'dall-e-3';
/** The image operations. */
export type ImageOperation = 'generate' | 'edit';

/** The family of a model; unknown names count as the newer one. */
export function familyOf(model: unknown): Family {
  if (model === 'dall-e-2' || model === 'dall-e-3') return model;
  return 'gpt-image';
}

const COMMON = ['model', 'n', 'prompt', 'size', 'user'];
const RICH = [
  'background',
  'output_compression',
  'output_format',
  'partial_images',
  'quality',
  'stream',
];

/** The parameters of `CreateImageRequest` and `CreateImageEditRequest` that each family accepts. */
const PARAMETERS: Readonly<Record<ImageOperation, Readonly<Record<Family, readonly string[]>>>> = {
  generate: {
    'gpt-image': [...COMMON, ...RICH, 'moderation'],
    'dall-e-2': [...COMMON, 'quality', 'response_format'],
    'dall-e-3': [...COMMON, 'quality', 'response_format', 'style'],
  },
  edit: {
    'gpt-image': [...COMMON, ...RICH, 'input_fidelity'],
    'dall-e-2': [...COMMON, 'response_format'],
    'dall-e-3': [],
  },
};

const VALUES: Readonly<Record<Family, Readonly<Record<string, readonly string[]>>>> = {
  'gpt-image': {
    background: ['transparent', 'opaque', 'auto'],
    input_fidelity: ['high', 'low'],
    moderation: ['low', 'auto'],
    output_format: ['png', 'jpeg', 'webp'],
    quality: ['low', 'medium', 'high', 'auto'],
  },
  'dall-e-2': {
    quality: ['standard', 'auto'],
    response_format: ['url', 'b64_json'],
    size: ['256x256', '512x512', '1024x1024'],
  },
  'dall-e-3': {
    quality: ['standard', 'hd', 'auto'],
    response_format: ['url', 'b64_json'],
    size: ['1024x1024', '1792x1024', '1024x1792'],
    style: ['vivid', 'natural'],
  },
};

const MAX_PROMPT = { 'gpt-image': 32_000, 'dall-e-2': 1000, 'dall-e-3': 4000 } as const;
const MAX_PICTURES = { 'gpt-image': 10, 'dall-e-2': 10, 'dall-e-3': 1 } as const;

/** Returns what is invalid in the parameters of an image request, if anything. */
export function imageFault(body: unknown, operation: ImageOperation): OpenAIFailure | undefined {
  if (!isRecord(body)) return { message: 'The body of your request is no JSON object.' };
  if (typeof body.prompt !== 'string' || body.prompt === '') return missing('prompt');
  const family = familyOf(body.model);
  const known = PARAMETERS[operation][family];
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `Unknown parameter: '${unknown}'.`;
    return { message, param: unknown, code: 'unknown_parameter' };
  }
  return valueFault(body, family) ?? numberFault(body, family) ?? sizeFault(body, family);
}

function valueFault(body: JsonRecord, family: Family): OpenAIFailure | undefined {
  const names = Object.keys(VALUES[family]);
  const wrong = names.find((name) => {
    return isPresent(body[name]) && !VALUES[family][name]?.includes(String(body[name]));
  });
  if (wrong !== undefined) {
    return invalid(wrong, `Supported values are: ${VALUES[family][wrong]?.join(', ')}.`);
  }
  const isJpeg = body.output_format === 'jpeg';
  if (body.background === 'transparent' && isJpeg) {
    return invalid('background', 'Transparency needs png or webp.');
  }
  const partials = Number(body.partial_images ?? 0);
  return isWholeNumber(partials, 0, 3) ? undefined : invalid('partial_images', 'Expected 0 to 3.');
}

function numberFault(body: JsonRecord, family: Family): OpenAIFailure | undefined {
  const { n, prompt, output_compression: compression, output_format: format } = body;
  if ([...String(prompt)].length > MAX_PROMPT[family]) return invalid('prompt', 'Too long.');
  if (isPresent(n) && !isWholeNumber(Number(n), 1, MAX_PICTURES[family])) {
    return invalid('n', `Expected 1 to ${MAX_PICTURES[family]}.`);
  }
  if (!isPresent(compression)) return undefined;
  if (!isWholeNumber(Number(compression), 0, 100)) {
    return invalid('output_compression', 'Expected 0 to 100.');
  }
  const isCompressed = format === 'jpeg' || format === 'webp' || Number(compression) === 100;
  return isCompressed ? undefined : invalid('output_compression', 'PNG has to have 100.');
}

const MAX_SIDE = 4096;

function sizeFault({ size }: JsonRecord, family: Family): OpenAIFailure | undefined {
  if (!isPresent(size) || family !== 'gpt-image' || size === 'auto') return undefined;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(String(size)) ?? [];
  const isSize = [width, height].every((side) => isWholeNumber(Number(side), 1, MAX_SIDE));
  return isSize ? undefined : invalid('size', 'Expected auto, or a width and a height.');
}

const MEBIBYTE = 1024 * 1024;
const SOURCE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_SOURCES = 16;

/** Returns what is invalid in the files of an edit, if anything. */
export function filesFault(files: readonly SeenFile[], family: Family): OpenAIFailure | undefined {
  const isOld = family === 'dall-e-2';
  const images = files.filter(({ field }) => field === 'image' || field === 'image[]');
  const masks = files.filter(({ field }) => field === 'mask');
  if (images.length === 0) return missing('image');
  if (images.length > (isOld ? 1 : MAX_SOURCES)) return invalid('image', 'Too many.');
  if (masks.length > 1) return invalid('mask', 'Only one is taken.');
  const stray = files.find((file) => !images.includes(file) && !masks.includes(file));
  if (stray !== undefined) return invalid(stray.field, 'No file is expected here.');
  const limit = { types: isOld ? ['image/png'] : SOURCE_TYPES, mebibytes: isOld ? 4 : 50 };
  const faults = [
    ...images.map((file) => fileFault(file, limit)),
    ...masks.map((file) => fileFault(file, { types: ['image/png'], mebibytes: 4 })),
  ];
  return faults.find((fault) => fault !== undefined);
}

function fileFault(
  { field, mediaType, size }: SeenFile,
  { types, mebibytes }: { readonly types: readonly string[]; readonly mebibytes: number },
): OpenAIFailure | undefined {
  if (!types.includes(mediaType)) {
    return {
      ...invalid(field, `Unsupported type ${mediaType}.`),
      code: 'unsupported_file_mimetype',
    };
  }
  return size > mebibytes * MEBIBYTE ? invalid(field, 'Too large.') : undefined;
}
