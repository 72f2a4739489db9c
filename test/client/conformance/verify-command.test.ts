import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CommandFailure } from '../../../client/command-line/command-failure.ts';
import { ExitCode } from '../../../client/command-line/exit-code.ts';
import type { VerifyFlags } from '../../../client/conformance/verify-command.ts';
import { runVerify } from '../../../client/conformance/verify-command.ts';
import { aScriptedServer, json, type Line } from '../a-scripted-server.ts';
import { TestTerminal } from '../command-line/a-command-line.ts';

const FLAGS: VerifyFlags = {
  seed: '1',
  maxGenerated: '1',
  concurrency: '1',
  callbackHost: '127.0.0.1',
  patience: '1',
  format: 'text',
};

describe('an address that redirects', () => {
  test.each([
    ['key', {}, { PATCHBAY_API_KEY: 'pb_mine' }],
    ['password', { email: 'ada@example.com' }, { PATCHBAY_API_KEY: 'k', PATCHBAY_PASSWORD: 'p' }],
  ])('is told of, and shows nobody the %s', async (_secret, flags, env) => {
    const elsewhere = await against(json({}));
    const place = `${elsewhere.url}/elsewhere`;
    const { url } = await against((response) => response.writeHead(307, { location: place }).end());
    const failure = await failureOf(url, flags, env);
    expect(failure.message).toBe(
      `${url} redirects, to ${place}. Give the address of the gateway itself.`,
    );
    expect(failure.exitCode).toBe(ExitCode.mistake);
    expect(elsewhere.requests).toHaveLength(0);
  });
});

test('a key that no header can carry is not shown', async () => {
  const { url, requests } = await against(json({}));
  const failure = await failureOf(url, {}, { PATCHBAY_API_KEY: 'pb_one\npb_other' });
  expect(failure.message).toBe(
    'PATCHBAY_API_KEY contains what a header cannot, such as a line break.',
  );
  expect(failure.exitCode).toBe(ExitCode.mistake);
  expect(requests).toHaveLength(0);
});

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

/** The failure that the command ends with. */
async function failureOf(
  url: string,
  flags: Partial<VerifyFlags>,
  env: Readonly<Record<string, string>>,
): Promise<CommandFailure> {
  const terminal = new TestTerminal(env, tmpdir());
  const error = await runVerify(url, { ...FLAGS, ...flags }, terminal).catch(
    (failure: unknown) => failure,
  );
  if (error instanceof CommandFailure) return error;
  throw error;
}
