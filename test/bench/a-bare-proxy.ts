import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';

/**
 * The minimal proxy on this runtime: node:http receives a request, undici forwards it, and the response is streamed
 * back. It inspects and stores nothing. Listens on PORT and forwards to UPSTREAM.
 */

const pool = new Pool(process.env.UPSTREAM ?? '', {
  headersTimeout: 600_000,
  bodyTimeout: 600_000,
});

createServer((request, response) => {
  pass(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');

/** `stream` is undici's API for proxies: it writes the upstream's response directly into the client's. */
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
