import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aGateway } from '../a-gateway.ts';
import { openPlainText } from './plain-text.ts';
import { upstreamParts } from './upstream-parts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAX_LINES = 60;

/** A gateway with the example upstream kind from the guide to running a gateway. */
async function aGatewayOnPlainText() {
  const server = createServer(async (request, response) => {
    const asked = await json(request);
    const { authorization } = request.headers;
    response.end(JSON.stringify({ text: JSON.stringify({ asked, authorization }), tokens: 7 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { parts } = upstreamParts({ baseUrl: `http://127.0.0.1:${port}`, secrets: ['plain'] });
  const gateway = await aGateway(
    {
      upstreams: { plain: { kind: 'plain-text' } },
      models: [{ id: 'plain-1', upstream: 'plain', model: 'p1' }],
    },
    { upstreams: new Map([['plain', openPlainText(parts)]]) },
  );
  onTestFinished(async () => {
    await gateway.stop();
    server.close();
  });
  return gateway;
}

test('the guide shows how to add a kind of upstream, as it stands here, in few lines', async () => {
  const code = await readFile(join(import.meta.dirname, 'plain-text.ts'), 'utf8');
  const readme = await readFile(join(ROOT, 'server', 'README.md'), 'utf8');
  expect(readme).toContain(
    code.replaceAll('../../server/upstreams/', './').replaceAll('../../server/', '../').trim(),
  );
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test('a new kind answers in all interfaces, though it speaks one', async () => {
  const gateway = await aGatewayOnPlainText();
  const body = { model: 'plain-1', messages: [{ role: 'user', content: 'Hello' }] };
  const chat = await gateway.call('/v1/chat/completions', { json: body });
  const said = { asked: { model: 'p1', prompt: 'Hello' }, authorization: 'Token plain' };
  expect(JSON.parse(chat.json.choices[0].message.content)).toEqual(said);
  const message = await gateway.call('/v1/messages', { json: body });
  expect(JSON.parse(message.json.content[0].text)).toEqual(said);
  expect(message.json.usage.output_tokens).toBe(7);
  const json = { model: 'plain-1', input: 'Hello' };
  const response = await gateway.call('/v1/responses', { json });
  expect(JSON.parse(response.json.output[0].content[0].text)).toEqual(said);
  expect(response.json.usage.output_tokens).toBe(7);
});

test('what a new kind cannot do is refused in its own words', async () => {
  const gateway = await aGatewayOnPlainText();
  const body = { model: 'plain-1', messages: [{ role: 'user', content: 'Hello' }], stream: true };
  const answer = await gateway.call('/v1/chat/completions', { json: body });
  expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, 'stream']);
});
