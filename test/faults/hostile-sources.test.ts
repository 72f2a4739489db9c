import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import {
  aSource,
  type Source,
  withFile,
  withLessThanPromised,
  withMoreThanPromised,
  withNonsense,
  withoutEnd,
  withPromiseOf,
  withRedirect,
  withReset,
  withSilence,
  withSilenceAfterStart,
  withTrickle,
  withTricklingHead,
} from '../operations/a-source.ts';

/** Takes far longer than the gateway waits, so that a broken limit shows. */
const GIB = 2 ** 30;

let source: Source;
/** Has a short total timeout. */
let brief: TestGateway;
/** Has a short idle timeout. */
let bored: TestGateway;
/** Has the default timeouts. */
let patient: TestGateway;

beforeAll(async () => {
  const content = Buffer.from('neither a sound nor a picture');
  source = await aSource({
    '/trickle': withTrickle(),
    '/trickling-head': withTricklingHead,
    '/trickling-error': withTrickle(500),
    '/silent': withSilence,
    '/silent-after-start': withSilenceAfterStart,
    '/endless': withoutEnd(),
    '/endless-error': withoutEnd(500),
    '/promises-1-gib': withPromiseOf(GIB),
    '/promises-more': withPromiseOf(1_000),
    '/sends-less': withLessThanPromised(content),
    '/sends-more': withMoreThanPromised(content),
    '/resets': withReset(false),
    '/resets-in-the-middle': withReset(true),
    '/nonsense': withNonsense,
    '/redirects-inside': withRedirect('http://169.254.169.254/'),
    '/file': withFile(content),
  });
  const sources = { allowPrivate: true };
  brief = await aGateway({ sources: { ...sources, seconds: 0.5 } });
  bored = await aGateway({ sources: { ...sources, silentSeconds: 0.5 } });
  patient = await aGateway({ sources });
});

afterAll(async () => {
  await brief.stop();
  await bored.stop();
  await patient.stop();
  await source.stop();
});

const TOO_LONG = 'cannot be fetched: it takes too long.';
const SILENT = 'cannot be fetched: its server falls silent.';
const TOO_LARGE = /must be smaller than /;
const UNREACHABLE = 'cannot be fetched: it cannot be reached.';
/** The error for content read up to the promised length and found to be of no known type. */
const NOT_THE_KIND = /judged by its content; its content is of no known kind\.$/;

describe.each([
  ['audio_url', '/musx/v1/upload', (address: string) => ({ audio_url: address })],
  ['image[0]', '/v1/images/edits', (address: string) => ({ prompt: 'x', image: [address] })],
])('%s of %s that is at a server which', (parameter, path, bodyWith) => {
  test.each<[string, string, string | RegExp, () => TestGateway]>([
    ['trickles', '/trickle', TOO_LONG, () => brief],
    ['trickles a head', '/trickling-head', /it takes too long|falls silent/, () => brief],
    ['says nothing', '/silent', SILENT, () => bored],
    ['falls silent', '/silent-after-start', SILENT, () => bored],
    ['falls silent before its promise is kept', '/promises-more', SILENT, () => bored],
    ['does not come to an end', '/endless', TOO_LARGE, () => patient],
    ['promises 1 GiB', '/promises-1-gib', TOO_LARGE, () => patient],
    ['sends less than it promises', '/sends-less', UNREACHABLE, () => patient],
    ['sends more than it promises', '/sends-more', NOT_THE_KIND, () => patient],
    ['resets', '/resets', UNREACHABLE, () => patient],
    ['resets in the middle', '/resets-in-the-middle', UNREACHABLE, () => patient],
    ['speaks another protocol', '/nonsense', UNREACHABLE, () => patient],
    ['trickles an error', '/trickling-error', /it answers with status 500/, () => patient],
    ['errs without end', '/endless-error', /it answers with status 500/, () => patient],
    ['leads on to an address inside', '/redirects-inside', /status 302/, () => patient],
    ['has something else', '/file', NOT_THE_KIND, () => patient],
  ])('%s is refused, let go, and leaves nothing on disk', async (_what, at, said, by) => {
    const gateway = by();
    const { status, json } = await gateway.call(path, { json: bodyWith(source.url + at) });
    expect([status, json.status, json.data.violations.length]).toEqual([400, 'FAILED', 1]);
    const [violation] = json.data.violations;
    expect(violation.parameter).toBe(parameter);
    expect(violation.message).toMatch(said);
    await expect.poll(() => source.open()).toBe(0);
    await expect.poll(() => scratchOf(gateway)).toEqual([]);
    expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

/** Scratch files of requests. */
async function scratchOf({ data }: TestGateway): Promise<readonly string[]> {
  const rooms = await readdir(join(data, 'scratch'));
  const inside = rooms.map((room) => readdir(join(data, 'scratch', room)));
  return (await Promise.all(inside)).flat();
}
