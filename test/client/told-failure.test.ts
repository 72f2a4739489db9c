import { describe, expect, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import { aScriptedServer, json, type Line, problem } from './a-scripted-server.ts';

const PAGE = '<html><body>Bad gateway</body></html>';
const OF_OTHERS = (status: number) => `The answer was ${status}, in an unknown format.`;

function bare(status: number, headers: Record<string, string> = {}, body = ''): Line {
  return (response) => {
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
    response.end(body);
  };
}

function directTo({ url }: { readonly url: string }) {
  return createPatchbay({ apiKey: 'a-key', baseUrl: url });
}

describe('the plain client', () => {
  test.each<[string, number, Line]>([
    ['nothing', 502, bare(502)],
    ['nothing, in pieces', 503, (response) => void response.writeHead(503).end()],
    ['a page', 401, bare(401, { 'content-type': 'text/html' }, PAGE)],
    ['a page that says it is JSON', 502, bare(502, { 'content-type': 'application/json' }, PAGE)],
    ['JSON of another kind', 500, json({ error: 'Internal' }, { status: 500 })],
    ['JSON that is no object', 500, json('', { status: 500 })],
  ])('tells of a failure that says %s as a problem', async (_, status, line) => {
    await using server = await aScriptedServer(line);
    const client = directTo(server);
    const video = await client.createVideo({ prompt: 'A lighthouse' });
    expect(video.error).toMatchObject({ status: 'FAILED', message: OF_OTHERS(status), data: {} });
    expect(video.data).toBeUndefined();
    expect(video.response).toMatchObject({
      status,
      ok: false,
      url: expect.stringMatching(/^http/),
    });
    const text = await client.streamMessage({ model: 'any', messages: [] });
    expect(text.error).toMatchObject({ type: 'error', error: { message: OF_OTHERS(status) } });
  });

  test('tells of a redirect, whether its status is known or not', async () => {
    await using server = await aScriptedServer(
      bare(302, { location: 'https://example.com/sign-in' }),
    );
    const sentence = 'The address redirects, to https://example.com/sign-in. Use';
    const { error } = await directTo(server).listModels();
    expect(error?.message).toContain(sentence);
    // The opaque response that browsers return for a redirect.
    const hidden = Object.defineProperties(new Response(null), {
      ok: { value: false },
      status: { value: 0 },
      type: { value: 'opaqueredirect' },
    });
    const page = createPatchbay({ fetch: async () => hidden });
    const told = await page.listModels();
    expect(told.error?.message).toContain('The address redirects. Use');
    expect(told.response).toMatchObject({ status: 0, type: 'opaqueredirect', ok: false });
  });

  test("leaves the gateway's own words, and what is no failure, as they are", async () => {
    await using server = await aScriptedServer(problem(402), bare(304, { etag: '"1"' }));
    const client = directTo(server);
    const { error } = await client.listModels();
    expect(error).toEqual({ status: 'FAILED', message: 'It is a 402.' });
    const { response } = await client.getContract({ headers: { 'if-none-match': '"1"' } });
    expect(response.status).toBe(304);
  });
});
