import { operationTitles } from '../generated/operation-titles.ts';
import type { operations } from '../generated/types.ts';

/** The answers in JSON of the statuses that tell that all is well. */
type AnswerOf<Responses> = {
  [Status in keyof Responses & (200 | 202)]: JsonOf<Responses[Status]>;
}[keyof Responses & (200 | 202)];

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The body as JSON; `undefined` where another may be sent, or none. */
type SentTo<Operation> = Operation extends { requestBody: infer Sent }
  ? JsonSent<Sent>
  : Operation extends { requestBody?: infer Sent }
    ? JsonSent<NonNullable<Sent>> | undefined
    : undefined;

type JsonSent<Sent> = Sent extends { content: infer Contents }
  ? JsonOf<Sent> | ([keyof Contents] extends ['application/json'] ? never : undefined)
  : never;

/** The names of the parameters that an operation has in one place of the address. */
type NamesIn<Operation, Place extends 'path' | 'query'> = Operation extends {
  parameters: { [_ in Place]?: infer Given };
}
  ? keyof NonNullable<Given>
  : never;

/** A request, as the fake of an operation sees it. */
export interface FakedRequest<Id extends keyof operations> {
  /** The body, where it came as JSON, and `undefined` elsewhere; that of a form is in `request`. */
  readonly body: SentTo<operations[Id]>;
  /** The parameters of the address, as text. */
  readonly parameters: Readonly<
    Record<NamesIn<operations[Id], 'path'>, string> &
      Partial<Record<NamesIn<operations[Id], 'query'>, string>>
  >;
  /** The request itself, unread. */
  readonly request: Request;
}

/** What a fake answers: the contract's answer in JSON, or a response, for refusals, streams and files. */
export type FakeAnswer<Id extends keyof operations> =
  | AnswerOf<operations[Id]['responses']>
  | Response;

/** The operations that are faked: each by its answer, or by what makes it of the request. */
export type FakeAnswers = {
  readonly [Id in keyof operations]?:
    | FakeAnswer<Id>
    | ((asked: FakedRequest<Id>) => FakeAnswer<Id> | Promise<FakeAnswer<Id>>);
};

/**
 * Makes a `fetch` for tests, which any of the clients and the hooks take. It answers operations by what is given for
 * them, and asks nobody. Others are answered 501, with a sentence that names them, and so are those whose fake throws, with
 * the words of its error. As with any `fetch`, the request's signal ends the waiting for an answer.
 *
 * @example
 * const patchbay = new Patchbay({
 *   apiKey: 'any',
 *   fetch: fakeFetch({
 *     createVideo: { status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'job-1' } },
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
      // Thrown on, it would be taken for a lost connection, and the fake be asked again.
      const words = error instanceof Error ? error.message : String(error);
      return refusal(501, `The fake of ${operationId} has failed: ${words}`);
    }
  }
  return (request) => untilAborted(request.signal, () => answerTo(request));
}

/** What comes of work, unless the signal ends the waiting for it, which then throws its reason. */
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

/** The addresses of the operations, those with more parts before their endings, and names before parameters. */
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
  // A response that is given once is answered each time, and can be read only once.
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

function refusal(status: number, message: string): Response {
  return Response.json({ status: 'FAILED', message }, { status });
}
