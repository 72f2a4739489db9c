import { count, either, object, only, text } from './schema-words.ts';

const videoStarted = object({ request_id: { type: 'string', minLength: 1 } });
const video = either(
  object({ status: only('pending'), 'progress?': { type: 'integer', minimum: 0, maximum: 100 } }),
  object({
    status: only('done'),
    model: text,
    'progress?': only(100),
    video: object({ url: text, duration: count, respect_moderation: { type: 'boolean' } }),
    'usage?': object({ cost_in_usd_ticks: count }),
  }),
  object({
    status: only('failed'),
    model: text,
    'video?': object({ duration: only(0), respect_moderation: { type: 'boolean' } }),
    error: either(text, object({ code: text, message: text })),
  }),
  object({ status: only('expired'), model: text }),
);

const xaiError = object({ code: text, error: text });

/** Schemas from xAI's pages on deferred videos, and of the errors that users report. */
export const XAI_SHAPES = { videoStarted, video, xaiError } as const;
