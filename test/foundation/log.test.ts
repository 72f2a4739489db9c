import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type Log, openLog } from '../../server/foundation/log.ts';

/** What is written by a log of some level. */
function written(level: string, write: (log: Log) => void): readonly string[] {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(openLog(level, to));
  return lines;
}

describe('the log', () => {
  test('is one JSON object a line, with the time that everybody can read', () => {
    const lines = written('info', (log) => log.info({ requestId: 'a' }, 'two\nlines\u001b[31m'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/\p{Cc}/gu)).toEqual(['\n']);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: 'a',
      msg: 'two\nlines\u001b[31m',
    });
  });

  test('leaves out what is less important', () => {
    expect(written('warn', (log) => log.info('x'))).toEqual([]);
    expect(written('silent', (log) => log.fatal('x'))).toEqual([]);
  });

  test('says of an error what it is, where it was, and what caused it', () => {
    const error = new TypeError('broken', { cause: new Error('the cause') });
    const [line = ''] = written('info', (log) => log.error({ error }, 'it failed'));
    expect(JSON.parse(line).error).toMatchObject({
      type: 'TypeError',
      message: expect.stringContaining('broken'),
      stack: expect.stringMatching(/log\.test\.ts[\s\S]+the cause/),
    });
  });

  test('hides keys', () => {
    const [line = ''] = written('info', (log) =>
      log.info({
        key: 'secret-1',
        headers: { authorization: 'secret-2', key: 'secret-3' },
        authorization: 'secret-4',
      }),
    );
    expect(line).not.toContain('secret');
    expect(line.match(/\(hidden\)/g)).toHaveLength(4);
  });
});
