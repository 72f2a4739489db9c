import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, type Settings } from '../../server/config/settings.ts';
import { checkSettings } from '../../server/doctor/settings.ts';
import { aGateway } from '../a-gateway.ts';

/** Writes a settings file with this content. */
async function aFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-options-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, content);
  return config;
}

async function reading(content: string): Promise<Settings> {
  return readSettings({ config: await aFile(content) }, {});
}

test.each([
  ['speaksResponses: true', 'xai-video', 'openai'],
  ['tokenLimitName: max_tokens', 'anthropic', 'openai'],
  ['jobSeconds: 6', 'openai', 'sandbox'],
  ['askedAgainMinutes: 10', 'sandbox', 'openai, anthropic or patchbay'],
])(
  'an option of another kind of upstream is passed over, and told with its place: %s of %s',
  async (option, kind, kinds) => {
    const { passedOver } = await reading(
      `upstreams:\n  a:\n    kind: ${kind}\n    ${option}\nmodels: [{ id: x, upstream: a }]`,
    );
    const [name] = option.split(':');
    expect(passedOver).toEqual([
      expect.stringMatching(
        `, line 4: upstreams.a.${name} is for upstreams of kind ${kinds}, and changes nothing here.$`,
      ),
    ]);
  },
);

test('options of the own kind, and those that nobody has said, are no matter', async () => {
  const { passedOver } = await reading(
    'upstreams: { a: { kind: openai, speaksResponses: true }, sandbox: { kind: sandbox, jobSeconds: 1 } }',
  );
  expect(passedOver).toEqual([]);
});

test('what an option of another kind must be is checked all the same', async () => {
  const said = 'upstreams: { a: { kind: openai, jobSeconds: many } }';
  await expect(reading(said)).rejects.toThrow('upstreams.a.jobSeconds must be a number');
});

test('an option of another kind is in the log at the start, and at a reload', async () => {
  const upstreams = { sandbox: { kind: 'sandbox', tokenLimitName: 'max_tokens' } } as const;
  const gateway = await aGateway({ upstreams });
  onTestFinished(() => gateway.stop());
  const warnings = () =>
    gateway.log.filter(({ msg }) => msg === 'setting without effect').map(told);
  const told = ({ level, message }: (typeof gateway.log)[number]) => [level, message];
  const start =
    'upstreams.sandbox.tokenLimitName is for upstreams of kind openai, and changes nothing here.';
  expect(warnings()).toEqual([[40, start]]);
  gateway.reload({ upstreams: { sandbox: { kind: 'sandbox', speaksResponses: true } } });
  expect(warnings()).toEqual([
    [40, start],
    [
      40,
      'upstreams.sandbox.speaksResponses is for upstreams of kind openai, and changes nothing here.',
    ],
  ]);
});

test('doctor warns of an option of another kind, and of nothing else', async () => {
  const config = await aFile(
    'upstreams: { sandbox: { kind: sandbox, tokenLimitName: max_tokens } }',
  );
  const { findings, settings } = checkSettings({ config }, {});
  expect(settings).toBeDefined();
  expect(findings).toEqual([
    {
      about: 'settings',
      state: 'warning',
      says: `${config}, line 1: upstreams.sandbox.tokenLimitName is for upstreams of kind openai, and changes nothing here.`,
      advice: 'Remove it, or correct the kind of its upstream.',
    },
  ]);
});
