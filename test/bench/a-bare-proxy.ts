import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';

/**
 * The least that a proxy of this runtime can be: node:http takes a request, undici sends it on, and the answer is
 * passed on as it comes. It looks at nothing and keeps nothing. Listens on PORT and asks UPSTREAM.
 */

const pool = new Pool(process.env.UPSTREAM ?? '', {
  headersTimeout: 600_000,
  bodyTimeout: 600_000,
});

createServer((request, response) => {
  pass(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');

/** `stream` is undici's own way for proxies: no stream of its own stands between the answer and the response. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '/', headers } = request;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const { 'content-type': type = '', 'content-length': length } = headers;
  const passed =
    length === undefined
      ? { 'content-type': type }
      : { 'content-type': type, 'content-length': length };
  const body = method === 'POST' ? request : null;
  await pool.stream(
    { method, path, headers: passed, body },
    ({ statusCode, headers: answered }) => {
      response.writeHead(statusCode, answered);
      return response;
    },
  );
}
