import { operationTitles } from '../generated/operation-titles.ts';
import type { operations } from '../generated/types.ts';

export { type JobSampleName, type SomeOf, sampleJob } from './sample-job.ts';

/** The JSON responses of the successful statuses. */
type AnswerOf<Responses> = {
  [Status in keyof Responses & (200 | 202)]: JsonOf<Responses[Status]>;
}[keyof Responses & (200 | 202)];

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The JSON body; includes `undefined` if the body may have another type or be absent. */
type SentTo<Operation> = Operation extends { requestBody: infer Sent }
  ? JsonSent<Sent>
  : Operation extends { requestBody?: infer Sent }
    ? JsonSent<NonNullable<Sent>> | undefined
    : undefined;

type JsonSent<Sent> = Sent extends { content: infer Contents }
  ? JsonOf<Sent> | ([keyof Contents] extends ['application/json'] ? never : undefined)
  : never;

/** The names of an operation's parameters in the path or in the query. */
type NamesIn<Operation, Place extends 'path' | 'query'> = Operation extends {
  parameters: { [_ in Place]?: infer Given };
}
  ? keyof NonNullable<Given>
  : never;

/** A request as passed to the fake of an operation. */
export interface FakedRequest<Id extends keyof operations> {
  /** The parsed body if it is JSON, otherwise `undefined`; read a form from `request`. */
  readonly body: SentTo<operations[Id]>;
  /** The path and query parameters, as text. */
  readonly parameters: Readonly<
    Record<NamesIn<operations[Id], 'path'>, string> &
      Partial<Record<NamesIn<operations[Id], 'query'>, string>>
  >;
  /** The request itself, unread. */
  readonly request: Request;
}

/** The reply of a fake: a JSON body of the contract, or a `Response` for errors, streams and files. */
export type FakeAnswer<Id extends keyof operations> =
  | AnswerOf<operations[Id]['responses']>
  | Response;

/** The faked operations: each with a fixed reply, or a function that makes it from the request. */
export type FakeAnswers = {
  readonly [Id in keyof operations]?:
    | FakeAnswer<Id>
    | ((asked: FakedRequest<Id>) => FakeAnswer<Id> | Promise<FakeAnswer<Id>>);
};

/**
 * Creates a `fetch` for tests, which all clients and the hooks accept. It replies to operations with the given answers
 * and sends nothing over the network. Other operations get a 501 that names them; a fake that throws gets a 501 with
 * its error message. As with any `fetch`, the request's signal aborts the wait for a response.
 *
 * @example
 * const patchbay = new Patchbay({
 *   apiKey: 'any',
 *   fetch: fakeFetch({
 *     createVideo: { status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'job-1' } },
 *     getJob: sampleJob('video.succeeded', { jobId: 'job-1' }),
 *     listModels: () => Response.json({ status: 'FAILED', message: 'Not today.' }, { status: 503 }),
 *   }),
 * });
 */
export function fakeFetch(answers: FakeAnswers): (request: Request) => Promise<Response> {
  const given = new Map(Object.entries<unknown>(answers));
  async function answerTo(request: Request): Promise<Response> {
    const found = operationOf(request);
    if (found === undefined) return refusal(404, `There is no ${request.method} ${request.url}.`);
    const { operationId, parameters } = found;
    const answer = given.get(operationId);
    if (answer === undefined) {
      return refusal(501, `fakeFetch has been given no answer for ${operationId}.`);
    }
    const asked = async () => ({ body: await bodyOf(request), parameters, request });
    try {
      return responseOf(typeof answer === 'function' ? await answer(await asked()) : answer);
    } catch (error) {
      // If rethrown, it would count as a lost connection and the fake would be retried.
      const words = error instanceof Error ? error.message : String(error);
      return refusal(501, `The fake of ${operationId} has failed: ${words}`);
    }
  }
  return (request) => untilAborted(request.signal, () => answerTo(request));
}

/** Returns the result of the work; if the signal is aborted first, throws the signal's reason. */
async function untilAborted<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([aborted, work()]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The paths of the operations: more segments first, then fewer parameters first. */
const addresses = operationTitles
  .map(({ operationId, method, path }) => ({ operationId, method, ...patternOf(path) }))
  .toSorted((one, other) => other.parts - one.parts || one.names.length - other.names.length);

function patternOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const text = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)');
  return { names, parts: path.split('/').length, pattern: new RegExp(`${text}$`) };
}

function operationOf({ method, url }: Request) {
  const { pathname, searchParams } = new URL(url);
  for (const { operationId, pattern, names, ...address } of addresses) {
    const found = address.method === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const inPath = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]);
    const parameters = { ...Object.fromEntries(searchParams), ...Object.fromEntries(inPath) };
    return { operationId, parameters };
  }
  return undefined;
}

async function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? request.clone().json() : undefined;
}

function responseOf(answer: unknown): Response {
  // A fixed response is returned for every request, but can be read only once.
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

function refusal(status: number, message: string): Response {
  return Response.json({ status: 'FAILED', message }, { status });
}
