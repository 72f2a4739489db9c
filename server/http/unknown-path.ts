import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { pages } from '../../generated/pages.ts';
import type { Operation } from '../../generated/shapes.ts';
import { nearest } from '../../openapi/validation/nearest.ts';
import { shortened } from '../../openapi/validation/wording.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import { problemBody } from './problem-body.ts';
import { putCommonHeaders } from './reply.ts';
import { STATUS_OF } from './statuses.ts';

/** The reply to a path and method that match no operation. */
export interface UnknownPath {
  readonly failure: Problem;
  /** The methods that the path does support. */
  readonly allow: readonly string[];
}

const PATTERNS = Object.values(operations).map((operation: Operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const PATHS = [...PATTERNS.map(({ operation }) => operation.path), pages.console, pages.reference];
const READING = ['GET', 'HEAD'];

/** Finds out whether the method or the path is wrong. */
export function explainUnknownPath(method: string, path: string): UnknownPath {
  const allow = methodsOf(path);
  // A page's path prefix matches everything below it, though not all of that exists.
  if (allow.length === 0 || allow.includes(method)) {
    const meant = nearest(path, PATHS);
    const isMeant = meant !== undefined && meant !== path && isSlipOf(meant, path);
    const hint = isMeant ? ` Did you mean ${meant}?` : '';
    const message = `There is nothing at ${shortened(path)}.${hint}`;
    return { failure: notFound(message), allow: [] };
  }
  const message = `${shortened(path)} does not take ${shortened(method)}; it takes ${allow.join(' and ')}.`;
  return { failure: problem('method-not-allowed', message), allow };
}

/**
 * Whether a path is probably a typo of another. API paths have much in common, but a path of another vendor, such as
 * `/v1/files`, is not a typo of one here.
 */
function isSlipOf(meant: string, path: string): boolean {
  const [{ name, way }, given] = [nameAndWay(meant), nameAndWay(path)];
  const isSameWay = way.includes(given.way) || given.way.includes(way);
  return (
    nearest(given.name, [name]) !== undefined && (isSameWay || nearest(given.way, [way]) === way)
  );
}

/** The last segment of a path, and everything before it. */
function nameAndWay(path: string): { readonly name: string; readonly way: string } {
  const words = path.split('/').filter((word) => word !== '');
  return { name: words.at(-1) ?? '', way: words.slice(0, -1).join('/') };
}

function methodsOf(path: string): readonly string[] {
  if (isPage(path)) return READING;
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).flatMap(({ operation }) =>
    operation.method === 'GET' && operation.acts !== true ? READING : [operation.method],
  );
}

function isPage(path: string): boolean {
  return (
    [pages.console, pages.reference].some((page) => page === path) ||
    path.startsWith(`${pages.console}/`)
  );
}

/** Answers a request that matches no operation: 405 with `Allow` if another method would match, else 404. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  const { failure, allow } = explainUnknownPath(request.method, path);
  if (allow.length > 0) reply.header('allow', allow.join(', '));
  return answerByPath(failure, request, reply);
}

/**
 * Answers a request whose path cannot be decoded, such as one with a `%` that is not followed by hexadecimal digits.
 */
export function answerUnreadablePath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  putCommonHeaders(request, reply);
  const failure = notFound(`There is nothing at ${shortened(pathOf(request))}.`);
  return answerByPath(failure, request, reply);
}

/** Answers a request that reaches no operation, with the error shape of the interface that its path belongs to. */
export function answerByPath(
  failure: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const shape = pathOf(request).startsWith('/v1/') ? 'ProblemV1' : 'Problem';
  return reply.code(STATUS_OF[failure.kind]).send(problemBody(failure, shape, request.id));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
