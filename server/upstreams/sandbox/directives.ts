import { setTimeout as sleep } from 'node:timers/promises';
import { isOverload } from '../http/refusal.ts';
import type { UpstreamFailure } from '../port/outcome.ts';

/** Instructions in a prompt that make the sandbox misbehave, so that clients can test error handling. */
export interface Directives {
  /** `[sandbox:moderated]` */
  readonly moderated: boolean;
  /** `[sandbox:failed]` */
  readonly failed: boolean;
  /** `[sandbox:truncated]` */
  readonly truncated: boolean;
  /** `[sandbox:slow=20s]` */
  readonly slowSeconds: number;
  /** `[sandbox:status=429]` */
  readonly status: number | undefined;
  /** A text that looks like a directive but is not one. */
  readonly unknown: string | undefined;
}

const DIRECTIVE =
  /\[sandbox:(?:(moderated|failed|truncated)|slow=(\d{1,4}(?:\.\d{1,3})?)s|status=([45]\d\d))\]/g;

const BEGINNING = '[sandbox:';
const LIKE_DIRECTIVE = /\[sandbox:[^\]\n]{0,40}\]/;
const FORMS =
  '[sandbox:moderated], [sandbox:failed], [sandbox:truncated], [sandbox:slow=20s] and [sandbox:status=429]';

const NONE: Directives = {
  moderated: false,
  failed: false,
  truncated: false,
  slowSeconds: 0,
  status: undefined,
  unknown: undefined,
};

/** Reads the directives in a text. */
export function readDirectives(text: string): Directives {
  if (!text.includes(BEGINNING)) return NONE;
  const found = [...text.matchAll(DIRECTIVE)];
  const words = new Set(found.map(([, word]) => word));
  const slow = found.map(([, , seconds]) => seconds).find((seconds) => seconds !== undefined);
  const status = found.map(([, , , digits]) => digits).find((digits) => digits !== undefined);
  return {
    moderated: words.has('moderated'),
    failed: words.has('failed'),
    truncated: words.has('truncated'),
    slowSeconds: Number(slow ?? 0),
    status: status === undefined ? undefined : Number(status),
    unknown: LIKE_DIRECTIVE.exec(withoutDirectives(text))?.[0],
  };
}

/** Removes the directives from a text, so that they do not show in the results. */
export function withoutDirectives(text: string): string {
  return text.replaceAll(DIRECTIVE, '').trim();
}

/** Waits for the time that the directives request. */
export async function beSlow({ slowSeconds }: Directives, signal: AbortSignal): Promise<void> {
  if (slowSeconds > 0) await sleep(slowSeconds * 1000, undefined, { signal });
}

/**
 * The failure for the HTTP status that the directives request, or for an unknown directive; `undefined` if there is
 * neither.
 */
export function statusFailure({ status, unknown }: Directives): UpstreamFailure | undefined {
  // If an unknown directive were ignored, a test of error handling would seem to pass.
  if (unknown !== undefined) {
    return {
      kind: 'refused',
      isAboutWords: true,
      message: `${unknown} is no directive of the sandbox: there are ${FORMS}.`,
    };
  }
  if (status === undefined) return undefined;
  const message = `The sandbox answers as if with status ${status}, as the prompt asks.`;
  if (status === 429) return { kind: 'limited', message, retryAfterSeconds: RETRY_AFTER_SECONDS };
  const isCallersFault = status < 500 && status !== 401 && status !== 403;
  if (isCallersFault) return { kind: 'refused', message };
  return { kind: 'failed', message, ...(isOverload(status) ? { isOverloaded: true } : {}) };
}

const RETRY_AFTER_SECONDS = 5;

/** The failure that the directives request, if any. */
export function askedFailure(directives: Directives): UpstreamFailure | undefined {
  if (directives.moderated) return MODERATED;
  if (directives.failed)
    return { kind: 'failed', message: 'The sandbox failed, as the prompt asks.' };
  return statusFailure(directives);
}

const MODERATED: UpstreamFailure = {
  kind: 'moderated',
  message: 'The prompt was refused by moderation.',
};

/** The failure for a truncated result. */
export const TRUNCATED: UpstreamFailure = {
  kind: 'failed',
  message: "The sandbox's answer broke off, as the prompt asks.",
};
