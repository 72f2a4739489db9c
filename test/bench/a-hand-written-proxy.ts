import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'undici';

/**
 * A typical hand-written proxy for one model: Fastify validates the request with Ajv and logs it, a map holds the keys,
 * undici calls the upstream, and the response is forwarded. It has no metering and no limits. Listens on PORT, forwards
 * to UPSTREAM, and accepts API_KEY.
 */

interface Chat {
  readonly model: string;
  readonly stream?: boolean | null;
}

const schema = {
  body: {
    type: 'object',
    required: ['model', 'messages'],
    properties: {
      model: { type: 'string', minLength: 1 },
      messages: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['role'],
          properties: {
            role: { enum: ['system', 'developer', 'user', 'assistant', 'tool'] },
            content: { type: ['string', 'array', 'null'] },
          },
        },
      },
      stream: { type: ['boolean', 'null'] },
      temperature: { type: ['number', 'null'], minimum: 0, maximum: 2 },
      top_p: { type: ['number', 'null'], minimum: 0, maximum: 1 },
      max_tokens: { type: ['integer', 'null'], minimum: 1 },
      max_completion_tokens: { type: ['integer', 'null'], minimum: 1 },
    },
  },
} as const;

const MAX_BODY_BYTES = 33_554_432;
const { PORT, UPSTREAM = '', API_KEY = '' } = process.env;

const accounts = new Map([[API_KEY, 'a-customer']]);
const pool = new Pool(UPSTREAM, { headersTimeout: 600_000, bodyTimeout: 600_000 });
const app = Fastify({ logger: true, bodyLimit: MAX_BODY_BYTES });

app.addHook('onRequest', async (request, reply) => {
  if (accountOf(request) !== undefined) return;
  await reply.code(401).send({ error: { message: 'The API key is wrong.' } });
});

app.post<{ Body: Chat }>('/v1/chat/completions', { schema }, async (request, reply) => {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path: '/v1/chat/completions',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
  });
  reply.code(statusCode).type(String(headers['content-type'] ?? 'application/json'));
  return request.body.stream === true ? reply.send(body) : await body.json();
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });

function accountOf({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  return accounts.get(authorization.replace(/^Bearer /, ''));
}
