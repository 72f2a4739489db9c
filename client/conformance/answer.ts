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

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const mediaType = mediaTypeOf(response.headers);
  const isJson = /[/+]json$/.test(mediaType);
  const { status, headers } = response;
  return { status, headers, text, mediaType, json: isJson ? parsed(text) : undefined };
}

/** The media type that an answer says it has. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
