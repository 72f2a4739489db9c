import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { unwrap } from '../../../client/callbacks.ts';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { aScriptedServer, json } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

const EXAMPLES = join(import.meta.dirname, '../../../openapi/examples/files');

let gateway: TestGateway;
let line: TestCommandLine;

beforeAll(async () => {
  gateway = await aGateway({ callbacks: { allowPrivate: true } });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  line = await aCommandLine({
    PATCHBAY_BASE_URL: gateway.url,
    PATCHBAY_ALT_BASE_URL: gateway.alternateUrl,
    PATCHBAY_API_KEY: gateway.key,
  });
});
afterEach(() => line.remove());

/** The shortest and smallest video, so that it is made quickly. */
const SHORT = ['--video-length', '6', '--resolution-name', '480p'];
const VIDEO = ['video', 'a lighthouse at dusk', ...SHORT];

describe('video', () => {
  test('saves the film and its cover, and prints where they are', async () => {
    const { exitCode, stdout } = await line.run([...VIDEO, '--out', 'lighthouse']);
    expect([exitCode, stdout]).toEqual([0, 'lighthouse.webm\nlighthouse-cover.jpg\n']);
    expect((await readdir(line.folder)).toSorted()).toEqual([
      'lighthouse-cover.jpg',
      'lighthouse.webm',
    ]);
    expect(await isWebm(join(line.folder, 'lighthouse.webm'))).toBe(true);
  });

  test('names what has no name after its job', async () => {
    const { stdout } = await line.run(VIDEO);
    expect(stdout).toMatch(/^video-[0-9a-f]{8}\.webm\nvideo-[0-9a-f]{8}-cover\.jpg\n$/);
  });

  test('prints one document of JSON and nothing else', async () => {
    const { stdout } = await line
      .run([...VIDEO, '--out', 'a/', '--json', '--quiet'])
      .then(() => line.run([...VIDEO, '--out', 'lighthouse', '--json', '--quiet']));
    const { job, files } = JSON.parse(stdout);
    expect(job.data).toMatchObject({ action: 'video', videoLength: '6' });
    expect(files[0]).toMatchObject({
      path: 'lighthouse.webm',
      kind: 'video',
      mediaType: 'video/webm',
    });
    expect(files[0].bytes).toBe((await readFile(join(line.folder, 'lighthouse.webm'))).length);
  });

  test('overwrites nothing, and asks for nothing that it could not save', async () => {
    await writeFile(join(line.folder, 'lighthouse.webm'), 'mine');
    const { length: before } = await jobs();
    const refused = await line.run([...VIDEO, '--out', 'lighthouse']);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('lighthouse.webm already exists: overwrite it with --force');
    expect((await jobs()).length).toBe(before);
    expect(await readFile(join(line.folder, 'lighthouse.webm'), 'utf8')).toBe('mine');
    const forced = await line.run([...VIDEO, '--out', 'lighthouse', '--force']);
    expect(forced.exitCode).toBe(0);
    expect(await isWebm(join(line.folder, 'lighthouse.webm'))).toBe(true);
  });

  test('refuses a folder that is not there before anything is asked for', async () => {
    const { exitCode, stderr } = await line.run([...VIDEO, '--out', 'nowhere/lighthouse']);
    expect([exitCode, stderr]).toEqual([2, 'The folder nowhere cannot be read (ENOENT).\n']);
  });

  test('refuses a name that no file can have before anything is asked for', async () => {
    const { length: before } = await jobs();
    const { exitCode, stderr } = await line.run([...VIDEO, '--out', 'a'.repeat(300)]);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/^a+ cannot be written \(E\w+\)\.\n$/),
    ]);
    expect((await jobs()).length).toBe(before);
    expect(await readdir(line.folder)).toEqual([]);
  });

  test('tells of an address that is none', async () => {
    const option = await line.run([...VIDEO, '--base-url', 'nowhere']);
    expect([option.exitCode, option.stderr]).toEqual([2, expect.stringContaining('--base-url')]);
    const variable = await line.run(VIDEO, { env: { PATCHBAY_BASE_URL: 'ftp://nowhere' } });
    const sentence = 'PATCHBAY_BASE_URL must be an http or https address.\n';
    expect([variable.exitCode, variable.stderr]).toEqual([2, sentence]);
  });

  test('tells of what no header can carry, and shows no key', async () => {
    const words = 'contains what a header cannot, such as a line break.';
    const option = await line.run([...VIDEO, '--api-key', 'pb_one\npb_other']);
    expect([option.exitCode, option.stderr]).toEqual([2, `--api-key ${words}\n`]);
    const empty = await line.run([...VIDEO, '--api-key', '']);
    expect([empty.exitCode, empty.stderr]).toEqual([2, '--api-key is empty.\n']);
    const variable = await line.run(VIDEO, { env: { PATCHBAY_API_KEY: 'schlüssel€' } });
    expect([variable.exitCode, variable.stderr]).toEqual([2, `PATCHBAY_API_KEY ${words}\n`]);
    const header = await line.run([...VIDEO, '--idempotency-key', 'schlüssel€']);
    expect([header.exitCode, header.stderr]).toEqual([2, expect.stringContaining(`It ${words}`)]);
  });

  test('says the price and does nothing', async () => {
    const { length: before } = await jobs();
    const { exitCode, stdout } = await line.run([...VIDEO, '--quote']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/This would cost \d+ units\.\nWHAT +EACH +UNITS\n/);
    expect((await jobs()).length).toBe(before);
  });

  test('prints the identifier of the job where nobody waits; watch goes on with it', async () => {
    const { stdout: jobId } = await line.run([...VIDEO, '--no-wait']);
    const { exitCode, stdout } = await line.run(['jobs', 'watch', jobId.trim(), '--out', 'later']);
    expect([exitCode, stdout]).toEqual([0, 'later.webm\nlater-cover.jpg\n']);
  });

  test('tells which option breaks which rule, what would pass, and of which request', async () => {
    const { exitCode, stdout, stderr } = await line.run(['video', 'a pier', '--video-length', '7']);
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(
      /\n--video-length must be one of .*\nTry --video-length 8\nRequest \S+\.\n$/,
    );
  });

  test('lists the rules where several are broken', async () => {
    const args = ['video', 'a pier', '--video-length', '7', '--voice-id', 'bob', '--quiet'];
    const { stderr } = await line.run(args);
    expect(stderr).toMatch(
      /^The request breaks several rules:\n- --video-length must.*\n- --voice-id must.*\n/,
    );
  });

  test('ends with a code of its own where the job fails', async () => {
    const { exitCode, stderr } = await line.run(['video', '[sandbox:failed]', '--quiet']);
    expect([exitCode, stderr]).toEqual([4, 'The sandbox failed, as the prompt asks.\n']);
  });

  test('prints the record where the job fails and JSON is wanted, and so does who watches it', async () => {
    const { exitCode, stdout, stderr } = await line.run(['video', '[sandbox:failed]', '--json']);
    const { error, job, files } = JSON.parse(stdout);
    expect([exitCode, files]).toEqual([4, []]);
    expect(stderr).toContain('The sandbox failed, as the prompt asks.\n');
    expect(error).toMatchObject({ kind: 'job-failed', message: job.message });
    expect(job).toMatchObject({ status: 'FAILED', data: { reason: error.reason } });
    const watched = await line.run(['jobs', 'watch', job.jobId, '--json']);
    expect([watched.exitCode, JSON.parse(watched.stdout)]).toEqual([4, { error, job, files }]);
  });

  test('prints what the gateway refuses as JSON where that is wanted', async () => {
    const broken = await line.run(['video', 'a pier', '--video-length', '7', '--json']);
    const { error } = JSON.parse(broken.stdout);
    expect([broken.exitCode, error]).toEqual([
      3,
      expect.objectContaining({
        kind: 'invalid-request',
        status: 400,
        violations: [expect.objectContaining({ parameter: 'video_length' })],
        suggestion: { video_length: '8' },
        retryable: false,
      }),
    ]);
    expect(broken.stderr).toContain(`Request ${error.requestId}.\n`);
    const unknown = await line.run(['jobs', 'get', 'no-such-job', '--json']);
    expect(JSON.parse(unknown.stdout).error).toMatchObject({ kind: 'not-found', status: 404 });
  });

  test('prints every other failure in the same shape, in one document', async () => {
    const late = ['video', '[sandbox:slow=60s]', '--timeout', '0.5', '--json'];
    const mistake = ['edit', 'a kite', '--image', 'none.png', '--json'];
    const nowhere = ['jobs', 'list', '--base-url', 'http://127.0.0.1:9', '--json'];
    const kinds = await Promise.all(
      [late, mistake, nowhere].map(async (args) => {
        const { stdout } = await line.run(args);
        return JSON.parse(stdout).error.kind;
      }),
    );
    expect(kinds).toEqual(['timed-out', 'mistake', 'connection']);
  });

  test('ends on Ctrl-C and says how to go on', async () => {
    const { length: before } = await jobs();
    const running = line.begin(['video', '[sandbox:slow=60s]']);
    await running.says('The job');
    running.interrupt();
    const { exitCode, stderr } = await running.ended;
    const [job] = await jobs();
    expect((await jobs()).length).toBe(before + 1);
    expect(exitCode).toBe(130);
    expect(stderr).toContain(
      `Interrupted.\nThe job continues; follow it with: patchbay jobs watch ${job.jobId}\n`,
    );
    expect(job.status).toBe('ON_QUEUE');
    const cancelled = await line.run(['jobs', 'cancel', job.jobId]);
    expect(cancelled.stdout).toContain('The job was cancelled.');
  });

  test('cancels the job on Ctrl-C where that is wanted', async () => {
    const running = line.begin(['video', '[sandbox:slow=60s]', '--cancel-on-interrupt']);
    await running.says('The job');
    running.interrupt();
    const { exitCode, stderr } = await running.ended;
    expect([exitCode, stderr]).toEqual([130, expect.stringContaining('The job was cancelled.')]);
    expect((await jobs())[0].status).toBe('FAILED');
  });

  test('ends where it takes longer than is wanted', async () => {
    const { exitCode, stderr } = await line.run([
      'video',
      '[sandbox:slow=60s]',
      '--timeout',
      '0.5',
    ]);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('It took too long.')]);
  });

  test('says where the gateway cannot be reached, or the key is wrong', async () => {
    const nowhere = await line.run([
      ...VIDEO,
      '--base-url',
      'http://127.0.0.1:9',
      '--timeout',
      '20',
    ]);
    expect([nowhere.exitCode, nowhere.stderr]).toEqual([5, expect.stringContaining('127.0.0.1:9')]);
    const wrong = await line.run([...VIDEO, '--api-key', 'wrong']);
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      3,
      expect.stringContaining('--api-key or PATCHBAY_API_KEY'),
    ]);
    expect(wrong.stderr).not.toContain(gateway.key);
  });

  test('says once how a key is given where none is, and sends none', async () => {
    const body = { status: 'FAILED', message: 'No key.' };
    const headers = { 'www-authenticate': 'ApiKey realm="Patchbay"' };
    await using server = await aScriptedServer(json(body, { status: 401, headers }));
    for (const env of [{}, { PATCHBAY_API_KEY: '' }]) {
      const keyless = await aCommandLine({ PATCHBAY_BASE_URL: server.url, ...env });
      const { exitCode, stderr } = await keyless.run(['jobs', 'list']);
      await keyless.remove();
      const sentences = 'No key.\nGive a key with --api-key or PATCHBAY_API_KEY.\n';
      expect([exitCode, stderr]).toEqual([3, sentences]);
    }
    const keys = server.requests.map(({ headers: sent }) => sent['svc-api-key']);
    expect(keys).toEqual([undefined, undefined]);
  });

  test('says how another address is given where nobody listens', async () => {
    const closing = createServer().listen(0, '127.0.0.1');
    await once(closing, 'listening');
    const address = closing.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await new Promise((closed) => closing.close(closed));
    const { exitCode, stderr } = await line.run([
      'jobs',
      'list',
      '--base-url',
      `http://127.0.0.1:${port}`,
    ]);
    expect(exitCode).toBe(5);
    expect(stderr).toContain('--base-url or PATCHBAY_BASE_URL');
  });
});

describe('progress', () => {
  test('is a line for each change where there is no terminal', async () => {
    const { stderr } = await line.run(VIDEO);
    expect(stderr.split('\n')).toContain('100% The job is done.');
    expect(stderr).not.toContain('\u001b');
  });

  test('is a bar in a terminal, without colours where none are wanted', async () => {
    const coloured = await line.run(VIDEO, { isTTY: true });
    expect(coloured.stderr).toContain('\u001b[36m█');
    const plain = await line.run(VIDEO, { isTTY: true, env: { NO_COLOR: '1' } });
    expect(plain.stderr).toMatch(/█{32} 100%/);
    expect(plain.stderr).not.toContain('\u001b[36m');
  });

  test('wanders where nobody knows how far the work is', async () => {
    const args = ['image', 'a fox', '--out', 'fox'];
    const { stderr } = await line.run(args, { isTTY: true, env: { NO_COLOR: '1' } });
    expect(stderr).toMatch(/░*████░* Creating the image\. 0:0/);
  });

  test('is nothing where quiet is wanted', async () => {
    expect((await line.run([...VIDEO, '--quiet'], { isTTY: true })).stderr).toBe('');
  });
});

describe('pictures', () => {
  test('are saved, one or several, and edited from a file', async () => {
    const made = await line.run([
      'image',
      'a fox',
      '--n',
      '2',
      '--size',
      '256x256',
      '--out',
      'fox',
    ]);
    expect([made.exitCode, made.stdout]).toEqual([0, 'fox-1.png\nfox-2.png\n']);
    const edited = await line.run(['edit', 'a kite', '--image', 'fox-1.png', '--out', 'kite.png']);
    expect([edited.exitCode, edited.stdout]).toEqual([0, 'kite.png\n']);
  });

  test('can be asked for as a job', async () => {
    const { stdout } = await line.run([
      'image',
      'a fox',
      '--as-job',
      '--out',
      'fox',
      '--json',
      '--quiet',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      job: { status: 'SUCCESS' },
      files: [{ path: 'fox.png' }],
    });
  });

  describe('that are shown while they are made', () => {
    const SHOWN = ['--mode', 'imgx-image-1', '--quality', 'low', '--partial-images', '2'];

    test('have their unfinished states saved beside them, those of an edit too', async () => {
      const made = await line.run(['image', 'a fox', ...SHOWN, '--out', 'fox']);
      expect(made).toMatchObject({
        exitCode: 0,
        stdout: 'fox.png\nfox-partial-1.png\nfox-partial-2.png\n',
      });
      expect(made.stderr).toContain(' 33% Unfinished: 1 of 2.\n 66% Unfinished: 2 of 2.\n');
      const args = ['edit', 'night', '--image', 'fox.png', ...SHOWN, '--out', 'night', '--json'];
      const edited = await line.run(args);
      expect(JSON.parse(edited.stdout).files).toEqual([
        { path: 'night.png' },
        { path: 'night-partial-1.png', partialImageIndex: 0 },
        { path: 'night-partial-2.png', partialImageIndex: 1 },
      ]);
    });

    test('leave what was seen where they break off, and say where it is', async () => {
      const broken = ['image', 'a fox [sandbox:truncated]', ...SHOWN, '--out', 'fox'];
      const { exitCode, stdout, stderr } = await line.run(broken);
      expect([exitCode, stdout]).toEqual([5, '']);
      expect(stderr).toContain('The last unfinished image is in fox-partial-2.png.');
      const states = ['fox-partial-1.png', 'fox-partial-2.png'];
      expect((await readdir(line.folder)).toSorted()).toEqual(states);
    });

    test('overwrite no state of an earlier one', async () => {
      await writeFile(join(line.folder, 'fox-partial-2.png'), 'mine');
      const { exitCode, stderr } = await line.run(['image', 'a fox', ...SHOWN, '--out', 'fox']);
      expect(exitCode).toBe(2);
      expect(stderr).toContain('fox-partial-2.png already exists');
    });

    test.each([
      [['--as-job'], '--partial-images does not work with a job: leave out --as-job, or it.'],
      [['--no-wait'], '--partial-images does not work with a job: leave out --no-wait, or it.'],
      [['--n', '2'], '--partial-images shows one image at a time: leave out --n, or it.'],
    ])('are refused with %j, before anything is asked for', async (more, said) => {
      const { exitCode, stderr } = await line.run(['image', 'a fox', ...SHOWN, ...more]);
      expect([exitCode, stderr]).toEqual([2, `${said}\n`]);
    });

    test('are refused by the name of the option where the model shows nothing', async () => {
      const { exitCode, stderr } = await line.run(['image', 'a fox', '--partial-images', '2']);
      expect(exitCode).toBe(3);
      expect(stderr).toContain('\n--partial-images can be above 0 for imgx-image-1 only');
      expect(stderr).toContain('\nTry --partial-images 0\n');
      expect(stderr).not.toContain('stream');
    });
  });

  test('are shown in a terminal that can, and not where that is unwanted', async () => {
    vi.stubEnv('KITTY_WINDOW_ID', '1');
    const args = ['image', 'a fox', '--size', '256x256'];
    const shown = await line.run([...args, '--out', 'one'], { isTTY: true });
    expect(shown.stdout).toContain('\u001b_Ga=T,f=100');
    expect(pictureIn(shown.stdout)).toEqual(await readFile(join(line.folder, 'one.png')));
    const hidden = await line.run([...args, '--out', 'two', '--no-show'], { isTTY: true });
    expect(hidden.stdout).toBe('two.png\n');
    vi.unstubAllEnvs();
  });

  test('go to the standard output where that is named, to the byte', async () => {
    const script = [
      ...['image', 'a fox', '--size', '256x256', '--out', '-', '--quiet'],
      ...['--base-url', gateway.url, '--api-key', gateway.key],
    ];
    const run = promisify(execFile);
    const program = [join(EXAMPLES, '../../../server/main.ts'), ...script];
    const options = { cwd: line.folder, encoding: 'buffer' } as const;
    const [whole, asJob] = await Promise.all([
      run(process.execPath, program, options),
      run(process.execPath, [...program, '--as-job'], options),
    ]);
    const end = Buffer.from('IEND').toString('hex');
    for (const { stdout } of [whole, asJob]) {
      expect(stdout.subarray(0, 4)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
      expect(stdout.subarray(-8, -4).toString('hex')).toBe(end);
    }
    expect(await readdir(line.folder)).toEqual([]);
  });

  test.each([
    [
      ['image', 'a fox', '--n', '2'],
      false,
      '--out - prints a single file, and the result has several',
    ],
    [VIDEO, false, '--out - prints a single file, and the result has several'],
    [['image', 'a fox', '--json'], false, '--out - and --json both write to standard output'],
    [['image', 'a fox'], true, '--out - prints the file itself, which a terminal cannot show'],
  ])('%j do not go to the standard output (a terminal: %j)', async (args, isTTY, said) => {
    const { length: before } = await jobs();
    const { exitCode, stderr } = await line.run([...args, '--out', '-'], { isTTY });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)]);
    expect([(await jobs()).length, await readdir(line.folder)]).toEqual([before, []]);
  });

  test('need a file that is there', async () => {
    const { exitCode, stderr } = await line.run(['edit', 'a kite', '--image', 'none.png']);
    expect([exitCode, stderr]).toEqual([2, '--image none.png: there is no such file.\n']);
    const folder = await line.run(['edit', 'a kite', '--image', '.']);
    expect([folder.exitCode, folder.stderr]).toEqual([2, '--image .: it is a folder.\n']);
    const without = await line.run(['edit', 'a kite']);
    expect([without.exitCode, without.stderr]).toEqual([2, '--image is required.\n']);
  });
});

describe('music', () => {
  test('uploads the sample first, saves the songs, and reads their notes', async () => {
    const song = [
      'music',
      join(EXAMPLES, 'song.mp3'),
      '--prompt',
      'Snow on the quay',
      '--out',
      'song',
    ];
    const { exitCode, stdout, stderr } = await line.run(song);
    expect([exitCode, stdout.split('\n').slice(0, 2)]).toEqual([0, ['song-1.mp3', 'song-2.mp3']]);
    expect(stderr).toContain('100% Uploading the sample.');
    const [job] = await jobs();
    const printed = await line.run(['midi', job.jobId]);
    expect(printed.stdout).toMatch(/: \d+ notes\nPITCH +START +END +VELOCITY\n/);
    const shown = await line.run(['jobs', 'get', job.jobId]);
    const [, { musicId }] = job.data.musics;
    expect(shown.stdout).toMatch(new RegExp(`^song 2 musicId +${musicId}$`, 'm'));
    expect(shown.stdout).toMatch(/^song 2 audioUrl +http/m);
    const saved = await line.run(['midi', '--music-id', musicId, '--out', 'notes']);
    expect(saved.stdout).toBe('notes.json\n');
    const notes = JSON.parse(await readFile(join(line.folder, 'notes.json'), 'utf8'));
    expect(notes).toMatchObject({ state: 'complete' });
  });

  test('fails if the notes of a song cannot be extracted, and saves none', async () => {
    const data = { state: 'error', instruments: [] };
    const failed = { status: 'SUCCESS', message: 'The MIDI data could not be worked out.', data };
    await using server = await aScriptedServer(json(failed));
    const { exitCode, stdout, stderr } = await line.run(
      ['midi', '--music-id', 'a-song', '--out', 'notes', '--quiet'],
      { env: { PATCHBAY_BASE_URL: server.url } },
    );
    expect([exitCode, stdout, stderr]).toEqual([4, '', `${failed.message}\n`]);
    expect(await readdir(line.folder)).toEqual([]);
  });

  test('takes a sample that was uploaded before', async () => {
    const uploaded = await line.run(['upload', join(EXAMPLES, 'song.mp3'), '--json']);
    const { music_id: id } = JSON.parse(uploaded.stdout);
    const args = ['music', '--music-id', id, '--llm-description-prompt', 'A waltz', '--no-wait'];
    expect((await line.run(args)).exitCode).toBe(0);
  });

  test('needs a sample', async () => {
    const { exitCode, stderr } = await line.run(['music', '--prompt', 'Snow', '--quiet']);
    expect([exitCode, stderr]).toEqual([2, 'A sample, or --music-id, is required.\n']);
  });
});

describe.each([
  ['chat', (answer: Answer) => answer.choices?.[0]?.message.content],
  ['message', (answer: Answer) => answer.content?.[0]?.text],
  ['response', (answer: Answer) => answer.output?.[0]?.content[0]?.text],
])('%s', (name, textIn) => {
  test('prints the answer as it comes', async () => {
    const { exitCode, stdout } = await line.run([name, 'What is a gateway?']);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/What is a gateway\?.*\n$/s)]);
  });

  test('says in its help that it finds a model and a question by itself', async () => {
    const { stdout } = await line.run([name, '--help']);
    const [model = ''] = /--model <text>.*?(?=\n +--)/s.exec(stdout) ?? [];
    const words = model.replaceAll(/\s+/g, ' ');
    expect(words).toContain(
      'Default: the first of those that the gateway serves for this command.',
    );
    expect(words).not.toContain('Required.');
    expect(stdout).toMatch(/ +(question|input) +The question\./);
  });

  test('puts files and what is piped in below the question, and prints the whole answer as JSON', async () => {
    await writeFile(join(line.folder, 'notes.txt'), 'Never on Fridays.\n');
    const args = [name, 'review', '--system', 'Be brief', '--file', 'notes.txt', '--json'];
    const { stdout } = await line.run(args, { stdin: 'diff --git a b\n' });
    const text = textIn(JSON.parse(stdout));
    expect(text).toMatch(/review.*Never on Fridays\..*diff --git a b.*Be brief/s);
  });

  test('takes what is piped in from where the file - is named', async () => {
    await writeFile(join(line.folder, 'last.txt'), 'last');
    const args = [name, '--file', '-', '--file', 'last.txt', '--json'];
    const { stdout } = await line.run(args, { stdin: 'first' });
    expect(textIn(JSON.parse(stdout))).toMatch(/first.*last/s);
  });

  test('needs a file that is there, and is text', async () => {
    await writeFile(join(line.folder, 'picture'), Buffer.from([0x89, 0x50, 0xff]));
    expect(await line.run([name, 'review', '--file', 'nowhere.txt'])).toMatchObject({
      exitCode: 2,
      stderr: '--file nowhere.txt: there is no such file.\n',
    });
    expect(await line.run([name, 'review', '--file', 'picture'])).toMatchObject({
      exitCode: 2,
      stderr: '--file picture: it is not UTF-8 text.\n',
    });
  });

  test('says the price and asks for nothing', async () => {
    const { exitCode, stdout } = await line.run([name, 'What is a gateway?', '--quote']);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^This would cost .*\nWHAT/)]);
  });

  test('writes out what would steer the terminal', async () => {
    const { stdout } = await line.run([name, 'say \u001b[31mred'], { isTTY: true });
    expect(stdout).toContain('\\u{1b}[31mred');
  });

  test('waits for what is piped in until the user has had enough', async () => {
    const running = line.begin([name], { stdin: new PassThrough() });
    await running.reads();
    running.interrupt();
    expect(await running.ended).toMatchObject({ exitCode: 130, stderr: 'Interrupted.\n' });
  });

  test('says what it waits for, and does not wait for ever where nothing comes and nothing ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = line.begin([name, 'What is a gateway?'], { stdin: new PassThrough() });
    await running.reads();
    vi.advanceTimersByTime(3_000);
    await running.says('Waiting for standard input');
    vi.advanceTimersByTime(120_000);
    expect(await running.ended).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/Nothing arrived .* < \/dev\/null .* --file -\.\n$/),
    });
  });

  test.each([
    { title: 'what was named', args: ['--file', '-'], begins: '' },
    { title: 'the end of what has begun', args: [], begins: 'What is ' },
  ])('waits as long as it takes for $title', async ({ args, begins }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stdin = new PassThrough();
    const running = line.begin([name, '--json', ...args], { stdin });
    await running.reads();
    stdin.write(begins);
    while (stdin.readableLength > 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    stdin.end('a gateway?');
    const { exitCode, stdout } = await running.ended;
    expect([exitCode, textIn(JSON.parse(stdout))]).toEqual([
      0,
      expect.stringContaining(`${begins}a gateway?`),
    ]);
  });

  test('needs a question', async () => {
    expect(await line.run([name])).toMatchObject({
      exitCode: 2,
      stderr: 'A question is required.\n',
    });
  });
});

/** The fields of the responses that contain text, in all interfaces. */
interface Answer {
  readonly choices?: readonly { readonly message: { readonly content: string } }[];
  readonly content?: readonly { readonly text: string }[];
  readonly output?: readonly { readonly content: readonly { readonly text: string }[] }[];
}

test('a response goes on from one that is kept, with a question or without, and is told once what stands above all', async () => {
  const first = await line.run(['response', 'My boat is called Merle.', '--json']);
  const { id } = JSON.parse(first.stdout);
  const args = ['response', 'Her name?', '--previous-response-id', id, '--json'];
  const next = JSON.parse((await line.run(args)).stdout);
  expect(next.previous_response_id).toBe(id);
  const more = ['response', '--previous-response-id', id, '--json'];
  const [atTerminal, ofNothing] = [await line.run(more), await line.run(more, { stdin: '' })];
  for (const { exitCode, stdout } of [atTerminal, ofNothing]) {
    expect([exitCode, JSON.parse(stdout).previous_response_id]).toEqual([0, id]);
  }
  const piped = await line.run(more, { stdin: 'What did I say?' });
  expect(JSON.parse(piped.stdout).previous_response_id).toBe(id);
  const blank = await line.run(['response', '', '--previous-response-id', id]);
  expect([blank.exitCode, blank.stderr]).toEqual([2, 'A question is required.\n']);
  const both = await line.run(['response', 'Hello', '--system', 'a', '--instructions', 'b']);
  expect([both.exitCode, both.stderr]).toEqual([2, expect.stringContaining('--instructions')]);
});

test('messages, responses and embeddings are known by the names of their interfaces too', async () => {
  for (const name of ['messages', 'responses', 'embeddings']) {
    expect(await line.run([name, 'What is a gateway?', '--quote'])).toMatchObject({ exitCode: 0 });
    const { exitCode, stdout } = await line.run(['help', name]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('Examples:')]);
  }
});

describe('embed', () => {
  test('prints a vector a line, in the order of the texts', async () => {
    await writeFile(join(line.folder, 'titles.txt'), 'A harbour at night\r\nSnow on the quay\n\n');
    const of = async (...args: readonly string[]) =>
      (await line.run(['embed', '--dimensions', '4', ...args])).stdout.trimEnd().split('\n');
    const [lighthouse] = await of('A lighthouse at dusk');
    const [harbour, snow, ...others] = await of('--file', 'titles.txt');
    expect(others).toEqual([]);
    expect(JSON.parse(String(snow))).toHaveLength(4);
    expect(await of('A lighthouse at dusk', 'Snow on the quay')).toEqual([lighthouse, snow]);
    const stdin = 'A harbour at night\nSnow on the quay\n';
    const piped = await line.run(['embed', '--dimensions', '4'], { stdin });
    expect(piped.stdout).toBe(`${harbour}\n${snow}\n`);
    const both = ['embed', '--dimensions', '4', 'A lighthouse at dusk', '--file', '-'];
    expect((await line.run(both, { stdin })).stdout).toBe(`${lighthouse}\n${harbour}\n${snow}\n`);
  });

  test('leaves the standard input alone where a text or a file is given, but not for --file -', async () => {
    await writeFile(join(line.folder, 'dusk.txt'), 'Dusk\n');
    for (const given of [['Dusk'], ['--file', 'dusk.txt']]) {
      // No data and no end, as in a shell loop that reads from a terminal.
      const stdin = new PassThrough();
      const { stdout } = await line.run(['embed', '--dimensions', '4', ...given], { stdin });
      expect(JSON.parse(stdout)).toHaveLength(4);
      expect(stdin.readableDidRead).toBe(false);
    }
  });

  test('prints a vector for each line of a file each time it is named, and reads the standard input once', async () => {
    await writeFile(join(line.folder, 'dusk.txt'), 'Dusk\n');
    const twice = async (path: string, input?: { readonly stdin: string }) => {
      const args = ['embed', '--dimensions', '4', '--file', path, '--file', path];
      return (await line.run(args, input)).stdout.trimEnd().split('\n');
    };
    expect(await twice('dusk.txt')).toHaveLength(2);
    expect(await twice('-', { stdin: 'Dusk\n' })).toHaveLength(1);
  });

  test('refuses a standard input that is no text, as it refuses such a file', async () => {
    const stdin = Readable.from([Buffer.from([0x63, 0xff, 0x0a])]);
    expect(await line.run(['embed'], { stdin })).toMatchObject({
      exitCode: 2,
      stderr: 'The standard input is not UTF-8 text.\n',
    });
  });

  test('prints Base64 where that is asked for, and the whole answer as JSON', async () => {
    const args = ['embed', 'Dusk', '--dimensions', '4', '--encoding-format', 'base64'];
    const { stdout } = await line.run(args);
    expect(Buffer.from(stdout.trim(), 'base64')).toHaveLength(16);
    const { data } = JSON.parse((await line.run([...args, '--json'])).stdout);
    expect(data[0].embedding).toBe(stdout.trim());
  });

  test('says the price and does nothing', async () => {
    const { stdout } = await line.run(['embed', 'A lighthouse at dusk', '--quote']);
    expect(stdout).toMatch(/This would cost .*units\.\nWHAT/);
  });

  test('needs a text in every line', async () => {
    expect(await line.run(['embed'])).toMatchObject({
      exitCode: 2,
      stderr: 'A text is required.\n',
    });
    expect(await line.run(['embed'], { stdin: 'one\n\nthree\n' })).toMatchObject({
      exitCode: 2,
      stderr: 'Line 2 of the standard input is empty: every line needs a text.\n',
    });
  });

  test('tells of what the gateway refuses by the options’ names', async () => {
    const { exitCode, stderr } = await line.run(['embed', 'Dusk', '--dimensions', '0']);
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining('--dimensions must be')]);
    const coded = await line.run(['embed', 'Dusk', '--encoding-format', 'hex']);
    expect(coded.stderr).toContain('--encoding-format must be float or base64');
  });
});

describe('jobs', () => {
  test('are listed, page by page, and shown', async () => {
    await line.run([...VIDEO, '--no-wait']);
    const { stdout } = await line.run(['jobs', 'list', '--kind', 'video', '--limit', '1']);
    const [job] = await jobs();
    expect(stdout).toMatch(/^JOB +KIND +STATUS +PROGRESS +ABOUT\n.*video.*a lighthouse at dusk\n/);
    const found = await line.run(['jobs', 'list', '--search', 'Lighthouse', '--limit', '1']);
    expect(found.stdout).toBe(stdout);
    expect((await line.run(['jobs', 'list', '--search', 'nowhere'])).stdout).not.toContain('video');
    expect((await line.run(['jobs', 'get', job.jobId])).stdout).toContain(job.jobId);
    const json = await line.run(['jobs', 'get', job.jobId, '--json']);
    expect(JSON.parse(json.stdout).jobId).toBe(job.jobId);
  });

  test('that nobody knows are refused', async () => {
    const { exitCode } = await line.run(['jobs', 'get', 'no-such-job']);
    expect(exitCode).toBe(3);
  });
});

test.each([
  ['jobs', 'cancel', ''],
  ['jobs', 'get', '..'],
  ['midi', ''],
])('a job that no path can name is a mistake of the command: %j', async (...command) => {
  const { exitCode, stderr } = await line.run(command);
  expect(exitCode).toBe(2);
  expect(stderr).toBe(`The job must be an identifier; it is '${command.at(-1)}'.\n`);
});

describe('callbacks', () => {
  test('are received, verified and forwarded as they came; the answer is the receiver’s', async () => {
    const receiver = await aReceiver();
    const listening = line.begin(['listen', '--port', '0', '--forward-to', receiver.url, '--json']);
    const url = /hook_url: (\S+)/.exec(await listening.says('hook_url'))?.[1] ?? '';
    const made = await line.run([...VIDEO, '--hook-url', url, '--json', '--quiet']);
    const { jobId } = JSON.parse(made.stdout).job;
    await listening.prints(jobId);
    const [callback] = receiver.received;
    const secrets = (await gateway.call('/callback-secrets')).json.data.secrets;
    const event = unwrap(callback?.body ?? '', callback?.headers ?? {}, secrets[0].secret);
    expect(event).toMatchObject({ type: 'video.succeeded', record: { jobId } });

    receiver.answersWith(503);
    const triggered = await line.run(['trigger', 'music.failed', '--to', url]);
    expect([triggered.exitCode, triggered.stderr]).toEqual([3, `${url} answered 503. said so\n`]);
    // The gateway records the receiver's response asynchronously.
    await vi.waitFor(
      async () => {
        const report = await line.run(['jobs', 'callback', jobId, '--json']);
        expect(JSON.parse(report.stdout).data.state).toBe('delivered');
      },
      { timeout: 20_000, interval: 50 },
    );

    listening.interrupt();
    const { exitCode, stdout } = await listening.ended;
    expect(exitCode).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one));
    expect(lines).toMatchObject([
      { type: 'video.succeeded', jobId, status: 'SUCCESS', answer: 200 },
      { type: 'music.failed', status: 'FAILED', answer: 503 },
    ]);
    await receiver.stop();
  });

  test('by another secret, or too large, are refused and not forwarded', async () => {
    const receiver = await aReceiver();
    const listening = line.begin(['listen', '--port', '0', '--forward-to', receiver.url]);
    const url = /hook_url: (\S+)/.exec(await listening.says('hook_url'))?.[1] ?? '';
    const other = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const forged = await line.run(['trigger', 'video.failed', '--to', url, '--secret', other]);
    expect([forged.exitCode, forged.stderr]).toEqual([3, expect.stringContaining('answered 401')]);
    const large = await fetch(url, { method: 'POST', body: 'a'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    expect(receiver.received).toEqual([]);
    listening.interrupt();
    expect((await listening.ended).stdout).toMatch(/refused .* -> 401\n.*refused .* -> 413\n/);
    await receiver.stop();
  });

  test('are verified by a secret that was made later than the listening began', async () => {
    const listening = line.begin(['listen', '--port', '0']);
    const url = /hook_url: (\S+)/.exec(await listening.says('hook_url'))?.[1] ?? '';
    const { secrets } = (await gateway.call('/callback-secrets/rotate', { method: 'POST' })).json
      .data;
    const secret = secrets[0].secret;
    const { exitCode } = await line.run([
      'trigger',
      'video.failed',
      '--to',
      url,
      '--secret',
      secret,
    ]);
    listening.interrupt();
    await listening.ended;
    expect(exitCode).toBe(0);
  });

  test('are signed by each of several secrets, as handlers verify them', async () => {
    const receiver = await aReceiver();
    const [one, other] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_AAAAAAAAAAAAAAAAAAAA'];
    const env = { PATCHBAY_CALLBACK_SECRET: `${one}, ${other}` };
    const { exitCode } = await line.run(['trigger', 'video.failed', '--to', receiver.url], { env });
    expect(exitCode).toBe(0);
    const [callback] = receiver.received;
    for (const secret of [one, other]) {
      const event = unwrap(callback?.body ?? '', callback?.headers ?? {}, secret);
      expect(event.type).toBe('video.failed');
    }
    await receiver.stop();
  });

  test('need a secret that is one', async () => {
    const args = ['trigger', 'video.failed', '--secret', 'no secret'];
    const { exitCode, stderr } = await line.run(args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('whsec_')]);
    expect((await line.run(['listen', '--port', '0', '--secret', 'no secret'])).exitCode).toBe(2);
  });

  test('have a sample for every event of the contract', async () => {
    const receiver = await aReceiver();
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const { stdout: help } = await line.run(['trigger', '--help']);
    const events = [...help.matchAll(/"(\w+\.\w+)"/g)].map(([, event]) => event ?? '');
    expect(events).toContain('image.succeeded');
    for (const event of events) {
      const { exitCode } = await line.run([
        'trigger',
        event,
        '--to',
        receiver.url,
        '--secret',
        secret,
      ]);
      const callback = receiver.received.at(-1);
      expect(exitCode).toBe(0);
      expect(unwrap(callback?.body ?? '', callback?.headers ?? {}, secret).type).toBe(event);
    }
    await receiver.stop();
  });

  test('that nobody can receive are told of', async () => {
    const args = [
      'trigger',
      'video.failed',
      '--to',
      'http://127.0.0.1:9/',
      '--secret',
      'whsec_AAAA',
    ];
    const { exitCode, stderr } = await line.run(args);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('cannot be reached')]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record has and says what it expects.
async function jobs(): Promise<any[]> {
  return (await gateway.call('/jobs?limit=100')).json.data.jobs;
}

async function isWebm(path: string): Promise<boolean> {
  return (await readFile(path)).subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
}

/** The picture in the payloads of the Kitty graphics protocol, which follow the semicolon of each chunk. */
function pictureIn(text: string): Buffer {
  const pieces = text
    .split('\u001b_G')
    .slice(1)
    .map((piece) => piece.split('\u001b')[0]?.split(';')[1] ?? '');
  return Buffer.from(pieces.join(''), 'base64');
}

/** A receiver of callbacks, as users of the gateway write it. */
async function aReceiver() {
  const received: { body: Buffer; headers: Record<string, string> }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ body: await buffer(request), headers: Object.fromEntries(headers) });
    response.writeHead(status).end('said so');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answersWith(answer: number) {
      status = answer;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
