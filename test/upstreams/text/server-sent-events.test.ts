import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EventCutter,
  MAX_EVENT_CHARACTERS,
  readEvents,
} from '../../../server/upstreams/text/server-sent-events.ts';
import { ODD_STREAM } from '../../an-odd-stream.ts';
import { aBreak, all, bytesOf, eventsOf, untilBreak } from './streams.ts';

const LINE_ENDS = fc.constantFrom('\n', '\r\n', '\r');

const aLine = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ''));

/** An event stream with every feature of the format: names, several data lines, comments, various line endings. */
const aStream = fc
  .array(
    fc.record({
      name: fc.option(fc.constantFrom('message_start', 'ping')),
      lines: fc.array(aLine, { minLength: 1 }),
      comment: fc.option(fc.constant(': still here')),
      end: LINE_ENDS,
    }),
    { maxLength: 6 },
  )
  .map((events) =>
    events
      .map(({ name, lines, comment, end }) =>
        [
          ...(comment === null ? [] : [comment]),
          ...(name === null ? [] : [`event: ${name}`]),
          ...lines.map((line) => `data: ${line}`),
          '',
          '',
        ].join(end),
      )
      .join(''),
  );

describe('an event stream', () => {
  test('has the same events however its bytes are cut', async () => {
    const cuts = fc.array(fc.nat(), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(aStream, cuts, async (stream, places) => {
        const whole = await all(eventsOf(stream));
        expect(await all(readEvents(bytesOf(stream, places)))).toEqual(whole);
        expect(whole.map(({ raw }) => raw).join('')).toBe(stream);
      }),
    );
  });

  test('has the same events byte by byte', async () => {
    const stream = 'event: a\r\ndata: {"text":"Grüße 👋🏽"}\r\n\r\n: alive\n\ndata: x\ndata: y\n\n';
    const cuts = Array.from({ length: 200 }, (_, place) => place);
    const events = await all(readEvents(bytesOf(stream, cuts)));
    expect(events).toEqual([
      {
        event: 'a',
        data: '{"text":"Grüße 👋🏽"}',
        raw: 'event: a\r\ndata: {"text":"Grüße 👋🏽"}\r\n\r\n',
      },
      { data: '', raw: ': alive\n\n' },
      { event: undefined, data: 'x\ny', raw: 'data: x\ndata: y\n\n' },
    ]);
  });

  const BYTES = Buffer.byteLength(ODD_STREAM);

  test('has the same events wherever it is cut in two, in three, and byte by byte', async () => {
    const whole = await all(eventsOf(ODD_STREAM));
    expect(whole.map(({ raw }) => raw).join('')).toBe(ODD_STREAM);
    expect(whole.map(({ data }) => data).filter((data) => data !== '')).toEqual([
      '{"text":"Grüße 👋🏽 語"}',
      'x\nÿ',
      '\n two',
      'one',
      '[DONE]',
    ]);
    const places = Array.from({ length: BYTES }, (_none, place) => place);
    const cuts = [
      places,
      ...places.map((place) => [place]),
      ...places.map((place) => [place, place + 3]),
    ];
    for (const cut of cuts) expect(await all(readEvents(bytesOf(ODD_STREAM, cut)))).toEqual(whole);
  });

  test('gives no half event at its end', async () => {
    const events = await all(eventsOf('data: one\n\ndata: tw'));
    expect(events.map(({ data }) => data)).toEqual(['one']);
  });

  test('gives an event as soon as its last byte is there', async () => {
    const seen: string[] = [];
    async function* bytes(): AsyncIterable<Uint8Array> {
      yield new TextEncoder().encode('data: one\n\nda');
      expect(seen).toEqual(['one']);
      yield new TextEncoder().encode('ta: two\n\n');
    }
    for await (const { data } of readEvents(bytes())) seen.push(data);
    expect(seen).toEqual(['one', 'two']);
  });

  test('goes on where it was left in the middle of a chunk', () => {
    const cutter = new EventCutter();
    for (const { data } of cutter.add(Buffer.from('data: one\n\ndata: two\n\nda'))) {
      expect(data).toBe('one');
      break;
    }
    const rest = [...cutter.add(Buffer.from('ta: three\n\n'))];
    expect(rest.map(({ data }) => data)).toEqual(['three']);
    expect(cutter.holdsAny).toBe(false);
  });

  test('breaks where an event grows too large', async () => {
    const stream = `data: small\n\ndata: ${'x'.repeat(MAX_EVENT_CHARACTERS)}`;
    const { came, error } = await untilBreak(readEvents(bytesOf(stream, [20, 1000])));
    expect(came.map(({ data }) => data)).toEqual(['small']);
    expect(error).toMatchObject(aBreak('The upstream sent an event that is too large.'));
  });

  test('breaks where its bytes do, and says why to whoever looks', async () => {
    async function* bytes(): AsyncIterable<Uint8Array> {
      yield new TextEncoder().encode('data: one\n\ndata: t');
      throw new Error('ECONNRESET');
    }
    const { came, error } = await untilBreak(readEvents(bytes()));
    expect(came.map(({ data }) => data)).toEqual(['one']);
    expect(error).toMatchObject(aBreak('The upstream ended its response before it was complete.'));
    expect(error).toHaveProperty('cause.message', 'ECONNRESET');
  });

  test('closes its bytes where its reader stops', async () => {
    let isClosed = false;
    async function* bytes(): AsyncIterable<Uint8Array> {
      try {
        while (true) yield new TextEncoder().encode('data: more\n\n');
      } finally {
        isClosed = true;
      }
    }
    for await (const _ of readEvents(bytes())) break;
    expect(isClosed).toBe(true);
  });
});
