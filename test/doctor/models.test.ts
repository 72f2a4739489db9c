import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { readConfiguration } from '../../server/config/settings.ts';
import { checkModels } from '../../server/doctor/models.ts';

/** The findings about models, each configured on an upstream of the given kind. */
async function found(kind: string, ...ids: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = join(folder, 'patchbay.yaml');
  const models = ids.map((id) => ({ id, upstream: 'one' }));
  await writeFile(config, stringify({ upstreams: { one: { kind } }, models }));
  const findings = await checkModels(readConfiguration({ config }, {}));
  return findings.map(({ state, about, says }) => `${state} ${about} ${says}`);
}

const WELL = 'ok models go to upstreams that can serve them';

test('models that their upstream cannot serve are told of, one by one', async () => {
  expect(await found('xai-video', 'vidx-imagine-video', 'imgy-2', 'vidx-imagin-video')).toEqual([
    'warning models The model imgy-2 is for createImage and editImage, which the upstream one cannot do.',
    expect.stringMatching(/^warning .* Did you mean vidx-imagine-video\?$/),
  ]);
  expect(await found('openai', 'vidx-imagine-video')).toEqual([
    'warning models The model vidx-imagine-video is for createVideo, which the upstream one cannot do.',
  ]);
});

test('all is well where each can be served', async () => {
  expect(await found('sandbox', 'gpt', 'imgy-2', '*')).toEqual([WELL]);
});

test('an upstream that cannot be opened is a matter of its own', async () => {
  expect(await found('a-kind-of-none', 'imgy-2')).toEqual([WELL]);
});
