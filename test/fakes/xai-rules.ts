import { isPresent, isRecord, isWholeNumber, type JsonRecord } from './json-record.ts';

const PARAMETERS = [
  'aspect_ratio',
  'duration',
  'image',
  'model',
  'prompt',
  'reference_audios',
  'reference_images',
  'resolution',
  'user',
];
const ASPECT_RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'];
const RESOLUTIONS = ['480p', '720p', '1080p'];
const MAX_SECONDS = 15;
const MAX_IMAGES = 7;
const MAX_VOICES = 3;

/**
 * Returns what is invalid in a video request, if anything. Stricter than the vendor: unknown parameters are refused.
 */
export function videoFault(body: unknown): string | undefined {
  if (!isRecord(body)) return 'The body is no JSON object.';
  const unknown = Object.keys(body).find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return `Unknown parameter ${unknown}.`;
  if (typeof body.model !== 'string') return 'model is required.';
  if (typeof body.prompt !== 'string' || body.prompt.trim() === '') return 'prompt is required.';
  return settingsFault(body) ?? sourcesFault(body);
}

function settingsFault({
  duration,
  aspect_ratio: ratio,
  resolution,
}: JsonRecord): string | undefined {
  if (isPresent(duration) && !isWholeNumber(duration, 1, MAX_SECONDS)) {
    return `duration must be a whole number from 1 to ${MAX_SECONDS}.`;
  }
  if (isPresent(ratio) && !ASPECT_RATIOS.includes(String(ratio))) return 'aspect_ratio is unknown.';
  if (isPresent(resolution) && !RESOLUTIONS.includes(String(resolution)))
    return 'resolution is unknown.';
  return undefined;
}

function sourcesFault(body: JsonRecord): string | undefined {
  const { image, reference_images: images, reference_audios: voices } = body;
  if (isPresent(image) && isPresent(images))
    return 'image and reference_images exclude each other.';
  if (isPresent(image) && !isImage(image)) return 'image must have a url.';
  if (isPresent(images) && !isListOf(images, { check: isImage, upTo: MAX_IMAGES })) {
    return `reference_images must be 1 to ${MAX_IMAGES} objects with a url.`;
  }
  if (isPresent(voices) && !isListOf(voices, { check: isVoice, upTo: MAX_VOICES })) {
    return `reference_audios must be 1 to ${MAX_VOICES} objects with a voice_id.`;
  }
  return undefined;
}

function isListOf(
  value: unknown,
  { check, upTo }: { readonly check: (item: unknown) => boolean; readonly upTo: number },
): boolean {
  return Array.isArray(value) && value.length >= 1 && value.length <= upTo && value.every(check);
}

function isImage(value: unknown): boolean {
  return isRecord(value) && /^(https?:\/\/|data:image\/)/.test(String(value.url));
}

function isVoice(value: unknown): boolean {
  return isRecord(value) && typeof value.voice_id === 'string' && value.voice_id !== '';
}
