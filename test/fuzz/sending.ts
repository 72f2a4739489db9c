import { Agent } from 'undici';
import type { Answer } from '../../client/conformance/answer.ts';
import { parsed } from '../../client/conformance/json.ts';
import { personHeaders } from '../../client/conformance/signed-in-person.ts';
import { operations } from '../../generated/operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { SentRequest } from './judging.ts';
import type { Things } from './things.ts';

/** The identities that requests are sent with. */
export interface Senders {
  readonly url: string;
  readonly key: string;
  /** The key of the gateway's own account, for operations reserved to the operator. */
  readonly operatorsKey: string;
  /** A person who stays signed in. */
  readonly person: { readonly cookie: string; readonly csrfToken: string };
  /** A session that may be signed out; `undefined` if none is left. */
  spareSession(): { readonly cookie: string; readonly csrfToken: string } | undefined;
  readonly things: Things;
}

/** A request with its reply; without a reply if the connection was closed instead. */
export interface Exchanged {
  readonly sent: SentRequest & { readonly headers: readonly (readonly [string, string])[] };
  readonly answer?: Answer;
  readonly failure?: string;
}

const CONNECTIONS = 32;
const MAX_ANSWER_MS = 60_000;

/** Sends requests exactly as given, including repeated headers. */
export function aSender(senders: Senders) {
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  return {
    async send(request: FuzzRequest): Promise<Exchanged> {
      const sent = readyToSend(request, senders);
      try {
        const answer = await exchanged(sent, request, { url: senders.url, agent });
        senders.things.learn(answer);
        return { sent, answer };
      } catch (error) {
        return { sent, failure: String(error) };
      }
    },
    close: () => agent.close(),
  };
}

function readyToSend(request: FuzzRequest, senders: Senders): Exchanged['sent'] {
  const { things } = senders;
  const { method, path, body } = request;
  const named = new Set(request.headers.map(([name]) => name));
  const credentials = credentialsOf(request, senders).filter(([name]) => !named.has(name));
  const headers = request.headers.map(([name, value]) => [name, things.fill(value)] as const);
  return {
    method,
    path: things.fill(path, encodeURIComponent),
    headers: [...credentials, ...headers],
    body: typeof body === 'string' ? things.fill(body) : body,
  };
}

function credentialsOf(
  { operation, credential }: FuzzRequest,
  senders: Senders,
): readonly (readonly [string, string])[] {
  const [key] = operation.keys;
  switch (credential) {
    case 'nobody':
      return [];
    case 'stranger':
      return [[key?.header ?? 'cookie', `${key?.prefix ?? ''}nobody-has-this`]];
    case 'key': {
      const isOperators = operation.operationId === operations.listUpstreams.operationId;
      const own = isOperators ? senders.operatorsKey : senders.key;
      return key === undefined ? [] : [[key.header, key.prefix + own]];
    }
    case 'session': {
      const isEnd = operation.operationId === operations.signOut.operationId;
      const person = isEnd ? senders.spareSession() : senders.person;
      if (person === undefined || operation.session === undefined) return [];
      return Object.entries(personHeaders(operation.session, person));
    }
  }
}

async function exchanged(
  sent: Exchanged['sent'],
  { operation }: FuzzRequest,
  { url, agent }: { readonly url: string; readonly agent: Agent },
): Promise<Answer> {
  // The path is sent verbatim; a URL would be normalised.
  const { statusCode, headers, body } = await agent.request({
    origin: url,
    path: sent.path,
    method: sent.method,
    headers: sent.headers.flat(),
    body: sent.body ?? null,
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  });
  const read = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) read.append(name, one);
  }
  const mediaType = (read.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isEndless = operation.isEndless === true && mediaType === 'text/event-stream';
  const text = isEndless ? await untilFirstEvent(body) : await body.text();
  const isJson = /[/+]json$/.test(mediaType);
  return {
    status: statusCode,
    headers: read,
    text,
    mediaType,
    json: isJson ? parsed(text) : undefined,
  };
}

async function untilFirstEvent(
  body: AsyncIterable<unknown> & { destroy(): unknown },
): Promise<string> {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.includes('\n\n')) break;
  }
  body.destroy();
  return text;
}
