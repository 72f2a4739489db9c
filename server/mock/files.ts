import { join } from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';

const FOLDER = join(import.meta.dirname, '..', '..', 'openapi', 'examples', 'files');

/** Sends one of the small files that stand for the assets of the examples, with ranges, so that players can seek. */
export async function sendExampleFile(
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, headers, stream } = await send(request.raw, name, { root: FOLDER });
  return reply.code(statusCode).headers(headers).send(stream);
}
