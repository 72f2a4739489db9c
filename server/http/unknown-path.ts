import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { nearest } from '../../generated/validation/nearest.ts';
import { shortened } from '../../generated/validation/wording.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import { problemBody } from './problem-body.ts';
import { putCommonHeaders } from './reply.ts';
import { STATUS_OF } from './statuses.ts';
import { discardUnread } from './unread.ts';

/** What a path and a method that are no operation's come to. */
export interface UnknownPath {
  readonly failure: Problem;
  /** The methods that the path does have. */
  readonly allow: readonly string[];
}

const PATTERNS = Object.values(operations).map((operation: Operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Finds out what is wrong: the method, or the path. */
export function explainUnknownPath(method: string, path: string): UnknownPath {
  const known = PATTERNS.filter(({ pattern }) => pattern.test(path));
  if (known.length === 0) {
    const meant = nearest(
      path,
      PATTERNS.map(({ operation }) => operation.path),
    );
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message = `There is nothing at ${shortened(path)}.${hint}`;
    return { failure: notFound(message), allow: [] };
  }
  const allow = known.flatMap(({ operation }) =>
    operation.method === 'GET' && operation.acts !== true ? ['GET', 'HEAD'] : [operation.method],
  );
  const message = `${shortened(path)} does not take ${shortened(method)}; it takes ${allow.join(' and ')}.`;
  return { failure: problem('method-not-allowed', message), allow };
}

/** Answers a request that is no operation's: 405 with `Allow` where another method would do, else 404. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  const { failure, allow } = explainUnknownPath(request.method, path);
  if (allow.length > 0) reply.header('allow', allow.join(', '));
  return refuse(failure, request, reply);
}

/** Answers a request whose path is no path, such as one with a `%` that no digits follow. */
export function answerUnreadablePath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  putCommonHeaders(request, reply);
  discardUnread(request);
  return refuse(notFound(`There is nothing at ${shortened(pathOf(request))}.`), request, reply);
}

function refuse(failure: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shape = pathOf(request).startsWith('/v1/') ? 'ProblemV1' : 'Problem';
  return reply.code(STATUS_OF[failure.kind]).send(problemBody(failure, shape, request.id));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
