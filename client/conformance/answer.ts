import { parsed } from './json.ts';

/** An answer that has been read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Without parameters, in lower case; empty where there is none. */
  readonly mediaType: string;
  /** `undefined` where the answer is no JSON. */
  readonly json: unknown;
}

/** Reads an answer to its end; of a stream that has none, the first event. */
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

/** What ends an event, by whichever line ends (the HTML standard, section 9.2.5). */
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

/** The media type that an answer says it has. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
