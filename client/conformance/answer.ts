import { parsed } from './json.ts';

/** A response that has been read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Without parameters, in lower case; empty if there is none. */
  readonly mediaType: string;
  /** `undefined` if the response is not JSON. */
  readonly json: unknown;
}

/** Reads a response to its end; of an endless stream, only the first event. */
export async function readAnswer(
  response: Response,
  { isEndless = false }: { readonly isEndless?: boolean | undefined } = {},
): Promise<Answer> {
  const mediaType = mediaTypeOf(response.headers);
  const isStream = isEndless && mediaType === 'text/event-stream';
  const text = isStream ? await firstEvent(response) : await response.text();
  const isJson = /[/+]json$/.test(mediaType);
  const { status, headers } = response;
  return { status, headers, text, mediaType, json: isJson ? parsed(text) : undefined };
}

/** The end of an event, for each kind of line ending (HTML standard, section 9.2.5). */
const BLANK_LINE = /(\r\n|\n|\r)\1/;

async function firstEvent({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (BLANK_LINE.test(text)) break;
  }
  return text;
}

/** The declared media type of a response. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
