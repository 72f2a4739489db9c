import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, type Mock, test, vi } from 'vitest';
import {
  AbortedError,
  type FileSource,
  Patchbay,
  type RequestOptions,
  TimedOutError,
} from '../../client/index.ts';

/** Its calls fail before a request is sent. */
const patchbay = new Patchbay({ apiKey: 'a-key' });

/** A stream without data, which records whether it was read and ended. */
interface Silent {
  readonly source: FileSource;
  wasRead(): boolean;
  wasEnded(): boolean;
}

const never = () => new Promise<never>(() => {});

const streams: Readonly<Record<string, () => Silent>> = {
  'of the web': () => {
    const [pull, cancel] = [vi.fn(never), vi.fn()];
    const source = new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
    return { source, ...calledBy(pull, cancel) };
  },
  'of Node': () => {
    const source = new PassThrough();
    source.write('la');
    return { source, wasRead: () => source.readableDidRead, wasEnded: () => source.destroyed };
  },
  'of pieces': () => {
    const [next, end] = [vi.fn(never), vi.fn(never)];
    const source = { [Symbol.asyncIterator]: () => ({ next, return: end }) };
    return { source, ...calledBy(next, end) };
  },
};

function calledBy(read: Mock, end: Mock): Pick<Silent, 'wasRead' | 'wasEnded'> {
  return {
    wasRead: () => read.mock.calls.length > 0,
    wasEnded: () => end.mock.calls.length > 0,
  };
}

describe.each(Object.entries(streams))('a stream %s that is given for a file', (_, open) => {
  const uses = {
    upload: ({ music }: Patchbay, file: FileSource, options: RequestOptions) =>
      music.upload(file, options),
    edit: ({ images }: Patchbay, image: FileSource, options: RequestOptions) =>
      images.edit({ prompt: 'A kite', image }, options),
    quote: ({ quotes }: Patchbay, file: FileSource, options: RequestOptions) =>
      quotes.upload(file, options),
  };

  test.each(Object.entries(uses))('ends with the signal: %s', async (_, use) => {
    const { source, wasRead, wasEnded } = open();
    const controller = new AbortController();
    const ask = use(patchbay, source, { signal: controller.signal });
    const error = ask.catch((reason: unknown) => reason);
    await expect.poll(wasRead).toBe(true);
    controller.abort('enough');
    expect(await error).toBeInstanceOf(AbortedError);
    expect(await error).toMatchObject({ cause: 'enough' });
    expect(wasEnded()).toBe(true);
  });

  test('is not read where the signal has ended the call before', async () => {
    const { source, wasRead, wasEnded } = open();
    const ask = patchbay.music.upload(source, { signal: AbortSignal.abort() });
    await expect(ask).rejects.toThrow(AbortedError);
    expect([wasRead(), wasEnded()]).toEqual([false, true]);
  });

  test('ends with the time that is given, to the call or to the client', async () => {
    const { source, wasEnded } = open();
    const ask = patchbay.music.upload(source, { timeoutSeconds: 0.01 });
    await expect(ask).rejects.toThrow(new TimedOutError(sentence(0.01)));
    expect(wasEnded()).toBe(true);
    const hasty = new Patchbay({ apiKey: 'a-key', timeoutSeconds: 0.0205 });
    await expect(hasty.music.upload(open().source)).rejects.toThrow(sentence(0.021));
  });
});

test('a process that waits for nothing but the time goes on until it is over', async () => {
  const place = JSON.stringify(new URL('../../client/index.ts', import.meta.url));
  const program = `
    const { Patchbay } = await import(${place});
    const source = new ReadableStream({ pull: () => new Promise(() => {}) });
    const ask = new Patchbay({ apiKey: 'a-key' }).music.upload(source, { timeoutSeconds: 0.05 });
    await ask.catch(({ name }) => console.log(name));
  `;
  const words = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toBe('TimedOutError\n');
});

test('a stream that is read elsewhere leaves no time behind that a process would wait for', async () => {
  using timers = vi.spyOn(globalThis, 'setTimeout');
  const source = new ReadableStream<Uint8Array>();
  source.getReader();
  await expect(patchbay.music.upload(source, { timeoutSeconds: 60 })).rejects.toThrow(TypeError);
  expect(timers).not.toHaveBeenCalled();
});

function sentence(seconds: number): string {
  return `The stream did not end within ${seconds} seconds.`;
}

test('what a stream that is given for a file throws is the own error of whoever has made it', async () => {
  const source = new PassThrough();
  source.destroy(new RangeError('The tape is torn.'));
  await expect(patchbay.music.upload(source)).rejects.toThrow(new RangeError('The tape is torn.'));
});
