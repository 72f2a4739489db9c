import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../server/foundation/json-object.ts';
import { openOutgoing } from '../../server/foundation/outgoing.ts';
import { forbiddenAddress } from '../../server/operations/text-addresses.ts';
import { aGateway } from '../a-gateway.ts';

const guarded = openOutgoing({ allowPrivate: false });
const open = openOutgoing({ allowPrivate: true });

const METADATA = 'http://169.254.169.254/latest/meta-data';
const PICTURE = 'https://example.com/fox.png';

const turn = (...content: unknown[]) => ({ messages: [{ role: 'user', content }] });
const input = (...items: unknown[]) => ({ input: items });
const aLink = (url: string) => ({
  type: 'output_text',
  text: 'Here.',
  annotations: [{ type: 'url_citation', url }],
});
const picture = (url: unknown) => turn({ type: 'image_url', image_url: { url } });

describe('an address in a conversation', () => {
  test.each([
    ['a picture', picture(METADATA), 'messages[0].content[0].image_url.url'],
    [
      'a picture named in short',
      turn({ type: 'image_url', image_url: METADATA }),
      'messages[0].content[0].image_url',
    ],
    [
      'a film',
      turn({ type: 'video_url', video_url: { url: METADATA } }),
      'messages[0].content[0].video_url.url',
    ],
    [
      'a document',
      turn(
        { type: 'text', text: 'Read' },
        { type: 'document', source: { type: 'url', url: METADATA } },
      ),
      'messages[0].content[1].source.url',
    ],
    [
      'a picture in a result of a tool',
      turn({
        type: 'tool_result',
        content: [{ type: 'image', source: { type: 'url', url: METADATA } }],
      }),
      'messages[0].content[0].content[0].source.url',
    ],
    [
      'a picture in a document of parts',
      turn({
        type: 'document',
        source: { type: 'content', content: [{ type: 'image', source: { url: METADATA } }] },
      }),
      'messages[0].content[0].source.content[0].source.url',
    ],
    [
      'one written in capitals',
      { messages: [{ Content: [{ type: 'image_url', IMAGE_URL: { URL: METADATA } }] }] },
      'messages[0].Content[0].IMAGE_URL.URL',
    ],
    [
      'a picture in an item',
      input({ role: 'user', content: [{ type: 'input_image', image_url: METADATA }] }),
      'input[0].content[0].image_url',
    ],
    [
      'a document in an item',
      input({ role: 'user', content: [{ type: 'input_file', file_url: METADATA }] }),
      'input[0].content[0].file_url',
    ],
    [
      'a picture in what a function has answered',
      input({
        type: 'function_call_output',
        output: [{ type: 'input_image', image_url: METADATA }],
      }),
      'input[0].output[0].image_url',
    ],
    [
      'a picture of a screen',
      input({
        type: 'computer_call_output',
        output: { type: 'computer_screenshot', image_url: METADATA },
      }),
      'input[0].output.image_url',
    ],
    [
      'a server that is a tool',
      { tools: [{ type: 'mcp', server_url: METADATA }] },
      'tools[0].server_url',
    ],
    [
      'a mask to paint in',
      { tools: [{ type: 'image_generation', input_image_mask: { image_url: METADATA } }] },
      'tools[0].input_image_mask.image_url',
    ],
    [
      'a server among tools of one name',
      { tools: [{ type: 'namespace', tools: [{ type: 'mcp', server_url: METADATA }] }] },
      'tools[0].tools[0].server_url',
    ],
    [
      'a picture for a prompt of the upstream',
      { prompt: { id: 'p', variables: { a: { type: 'input_image', image_url: METADATA } } } },
      'prompt.variables.a.image_url',
    ],
    [
      'a variable under the name of data',
      { prompt: { id: 'p', variables: { input: { type: 'input_image', image_url: METADATA } } } },
      'prompt.variables.input.image_url',
    ],
    [
      'a picture in a part of an unknown call',
      turn({ type: 'x_call', uuid: '1', image_url: METADATA }),
      'messages[0].content[0].image_url',
    ],
    [
      'a picture in a part of text',
      turn({ type: 'text', text: 'x', uuid: '1', image_url: { url: METADATA } }),
      'messages[0].content[0].image_url.url',
    ],
    [
      'a picture in a call of an item',
      input({ type: 'function_call', arguments: '{}', image_url: METADATA }),
      'input[0].image_url',
    ],
    [
      'a server that is called a function',
      { tools: [{ type: 'function', server_url: METADATA }] },
      'tools[0].server_url',
    ],
    [
      'a server of tools',
      { ...turn(), mcp_servers: [{ type: 'url', url: METADATA }] },
      'mcp_servers[0].url',
    ],
  ])(
    'that is private is refused in the words of media, and allowed by the same setting: %s',
    (_what, body, parameter) => {
      expect(forbiddenAddress(body, guarded.check)).toEqual({
        parameter,
        rule: 'unreachable',
        message: `${parameter} cannot be fetched: it is refused because it is private.`,
      });
      expect(forbiddenAddress(body, open.check)).toBeUndefined();
    },
  );

  test.each([
    'file:///etc/passwd',
    'FILE:/etc/passwd',
    'gopher://example.com/',
    ' file:///etc/passwd',
  ])('of another scheme is refused, whatever the settings say: %s', (url) => {
    for (const { check } of [guarded, open]) {
      expect(forbiddenAddress(picture(url), check)?.message).toMatch(
        /its scheme is neither http nor https\.$/,
      );
    }
  });

  test.each([
    ['a picture of the internet', picture(PICTURE)],
    ['a picture itself', picture(`data:image/png;base64,${'AAAA'.repeat(10_000)}`)],
    ['Base64 alone', picture('AAAA'.repeat(10_000))],
    ['text', turn({ type: 'text', text: METADATA })],
    [
      'a link in an answer',
      turn({ type: 'text', text: 'Here.', citations: [{ type: 'a', url: METADATA }] }),
    ],
    ['what a tool was called with', turn({ type: 'tool_use', input: { url: METADATA } })],
    [
      'what a function takes',
      {
        tools: [
          { type: 'function', name: 'a', parameters: { anyOf: [{ default_url: METADATA }] } },
          { type: 'function', function: { name: 'b', parameters: { base_url: METADATA } } },
          { name: 'c', input_schema: { url: METADATA }, input_examples: [{ url: METADATA }] },
          { type: 'custom', name: 'd', description: METADATA },
          { type: 'namespace', tools: [{ type: 'function', parameters: { url: METADATA } }] },
        ],
      },
    ],
    ['a server of the vendor', { tools: [{ type: 'mcp', connector_id: 'connector_dropbox' }] }],
    ['what a function has answered', input({ type: 'function_call_output', output: METADATA })],
    ...[
      { type: 'function_call', arguments: METADATA },
      { type: 'web_search_call', action: { type: 'open_page', url: METADATA } },
      { type: 'web_search_call', action: { sources: [{ type: 'url', url: METADATA }] } },
      { type: 'file_search_call', results: [{ attributes: { url: METADATA } }] },
      { type: 'code_interpreter_call', outputs: [{ type: 'image', url: METADATA }] },
      { type: 'local_shell_call', action: { type: 'exec', env: { url: METADATA } } },
      { type: 'mcp_list_tools', tools: [{ input_schema: { url: METADATA } }] },
      { role: 'assistant', content: [aLink(METADATA)] },
    ].map((item): [string, JsonObject] => [
      `what was answered before: ${item.type ?? 'a link'}`,
      input(item),
    ]),
    ['a turn of text', { messages: [{ role: 'user', content: METADATA }] }],
    ['nothing', {}],
  ])('passes: %s', (_what, body) => {
    expect(forbiddenAddress(body, guarded.check)).toBeUndefined();
  });
});

test('no upstream is handed a private address by any operation, not even for a quote', async () => {
  const gateway = await aGateway();
  const part = { type: 'image_url', image_url: { url: METADATA } };
  const picture = { type: 'input_image', image_url: METADATA };
  const asked = [
    ['/v1/chat/completions', turn(part)],
    ['/v1/messages', turn(part)],
    ['/v1/responses', { input: [{ role: 'user', content: [picture] }] }],
    ['/v1/responses', { input: [{ type: 'function_call_output', output: [picture] }] }],
  ] as const;
  for (const [path, body] of asked) {
    const json = { model: 'sandbox-text-1', ...body };
    for (const headers of [{}, { prefer: 'quote' }]) {
      const answer = await gateway.call(path, { json, headers });
      expect([answer.status, answer.json.error.code]).toEqual([400, 'unreachable']);
    }
  }
  await gateway.stop();
});
