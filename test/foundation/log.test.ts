import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openAsBlob, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Log, openLog } from '../../server/foundation/log.ts';

/** The lines written by a log at the given level. */
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
  test('is one JSON object a line, with the time that everybody can read (G11)', () => {
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

  test('tells of an error of the database, and repeats nothing of what was to be written (G10)', async () => {
    const loadDataDir = await openAsBlob(inject('databaseTemplate'));
    const database = await PGlite.create({ loadDataDir });
    onTestFinished(() => database.close());
    await database.exec('create table noted (said text check (length(said) < 3) primary key)');
    const failure = async (statement: string): Promise<unknown> =>
      database.query(statement, ['a canary']).catch((error: unknown) => error);
    const errors = [
      await failure('insert into noted (said) values ($1)'),
      await failure('insert into nowhere (said) values ($1)'),
    ];
    const lines = written('info', (log) => {
      for (const error of errors) log.error({ error }, 'not written');
      log.error({ error: new AggregateError(errors, 'twice') }, 'not written');
    });
    expect(lines.join('')).not.toContain('canary');
    expect(lines[0]).toContain('violates check constraint');
    expect(lines[1]).toContain('does not exist');
    expect(lines[2]).toContain('violates check constraint');
  });

  test('shows terminals no codes and no other order of its signs than they have (G11)', () => {
    const text = 'a\u009b31mb\u202ec\u2028d\u007fe\u2066f';
    const [line = ''] = written('info', (log) => log.info({ text }, text));
    expect(line).not.toMatch(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    expect(JSON.parse(line)).toMatchObject({ text, msg: text });
  });

  test('leaves out what is less important', () => {
    expect(written('warn', (log) => log.info('x'))).toEqual([]);
    expect(written('silent', (log) => log.fatal('x'))).toEqual([]);
  });

  test.each([
    ['has nothing more to do', ''],
    ['is ended', 'process.exit(3);'],
    ['fails', 'throw new Error("unforeseen");'],
  ])('is written to the last line when its process %s', (_ending, last) => {
    const module = join(import.meta.dirname, '../../server/foundation/log.ts');
    const script = `import { openLog } from ${JSON.stringify(module)};
      const log = openLog('info');
      for (let turn = 0; turn < 100; turn += 1) log.info({ turn });
      ${last}`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const turns = stderr.split('\n').filter((line) => line.startsWith('{"level":30'));
    expect(turns.map((line) => JSON.parse(line).turn)).toEqual([...Array(100).keys()]);
  });

  test('is written by a process that lives on, each time that it has something to say', async () => {
    const module = join(import.meta.dirname, '../../server/foundation/log.ts');
    const script = `import { openLog } from ${JSON.stringify(module)};
      const log = openLog('info');
      process.stdin.on('data', (word) => log.info({ word: String(word) }));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const lines = createInterface({ input: child.stderr });
    try {
      for (const word of ['first', 'second']) {
        child.stdin.write(word);
        const [line] = await once(lines, 'line');
        expect(JSON.parse(line)).toMatchObject({ word });
      }
    } finally {
      child.kill('SIGKILL');
    }
  });

  test.skipIf(process.platform !== 'linux').each([
    ['on a disk that is full', '/dev/full'],
    ['that nobody reads any more', 'pipe'],
  ])('%s keeps no process from its work, and from its end', async (_where, place) => {
    const module = join(import.meta.dirname, '../../server/foundation/log.ts');
    const script = `import { openLog } from ${JSON.stringify(module)};
      const log = openLog('info');
      const text = 'x'.repeat(10_000);
      process.stdin.on('data', () => {
        log.info({ text });
        setTimeout(() => process.stdout.write('on\\n'), 200);
      });
      process.stdin.on('end', () => {
        log.info('the last');
        process.exit(3);
      });`;
    const log = place === 'pipe' ? place : openSync(place, 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', log],
    });
    if (typeof log === 'number') closeSync(log);
    onTestFinished(() => void child.kill('SIGKILL'));
    for (let turn = 0; turn < 2; turn += 1) {
      child.stdin?.write('go');
      expect(String((await once(child.stdout ?? child, 'data'))[0])).toBe('on\n');
    }
    const ended = once(child, 'exit');
    child.stderr?.destroy();
    child.stdin?.end();
    expect(await ended).toEqual([3, null]);
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

  test('joins the sentence of an error and its cause without a full stop between them', () => {
    const error = new Error('It cannot be written.', { cause: new Error('no space left.') });
    const [line = ''] = written('info', (log) => log.error({ error }, 'it failed'));
    expect(JSON.parse(line).error.message).toBe('It cannot be written: no space left.');
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
