import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Environment, Flags } from '../../server/config/overrides.ts';
import { readSettings, type Settings } from '../../server/config/settings.ts';
import { SettingsError, SettingsFileMissing } from '../../server/config/settings-error.ts';
import { kindsOfUpstreams } from '../../server/upstreams/registry.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-settings-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a settings file with this content. */
async function reading(
  content: string,
  { flags = {}, environment = {} }: { flags?: Flags; environment?: Environment } = {},
): Promise<Settings> {
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, content);
  return readSettings({ config, ...flags }, environment);
}

/** The message of the error for invalid settings. */
async function mistake(...[content, given]: Parameters<typeof reading>): Promise<string> {
  const error = await reading(content, given).catch((reason: unknown) => reason);
  if (!(error instanceof SettingsError)) throw new Error(`No mistake: ${String(error)}`);
  return error.message;
}

describe('the annotated example', () => {
  const keys = {
    OPENAI_API_KEY: 'a',
    OPENAI_API_KEY_2: 'b',
    XAI_API_KEY: 'c',
    STUDIO_API_KEY: 'd',
    SMTP_PASSWORD: 'f',
  };

  test('is taken, with the keys that it names', async () => {
    const secret = join(folder, 'anthropic');
    await writeFile(secret, 'e\n');
    const example = await readFile('server/config/patchbay.example.yaml', 'utf8');
    const content = example.replace('/run/secrets/anthropic', secret);
    const { upstreamKeys, mailPassword, models } = await reading(content, { environment: keys });
    expect(mailPassword).toBe('f');
    expect(upstreamKeys.get('openai')).toEqual([
      { label: 'OPENAI_API_KEY', secret: 'a' },
      { label: 'OPENAI_API_KEY_2', secret: 'b' },
    ]);
    expect(upstreamKeys.get('anthropic')).toEqual([{ label: secret, secret: 'e' }]);
    expect(models.find(({ id }) => id === 'assistant')?.upstreams).toMatchObject([
      { upstream: 'anthropic', order: 1, weight: 3 },
      { upstream: 'openai', order: 1, weight: 1 },
      { upstream: 'local', order: 2, weight: 1 },
    ]);
  });

  test('names only kinds that there are', async () => {
    const example: unknown = parse(await readFile('server/config/patchbay.example.yaml', 'utf8'));
    const { upstreams } = example as { upstreams: Record<string, { kind: string }> };
    const named = new Set(Object.values(upstreams).map(({ kind }) => kind));
    expect([...named].toSorted()).toEqual(kindsOfUpstreams().toSorted());
  });

  test('is refused where a key is not there, by the name of its place', async () => {
    const example = await readFile('server/config/patchbay.example.yaml', 'utf8');
    expect(await mistake(example, { environment: {} })).toMatch(
      /patchbay\.yaml, line \d+: upstreams\.openai\.keys\[0\]: the variable OPENAI_API_KEY is not set\.$/m,
    );
  });
});

describe('settings that nobody made', () => {
  test.each(['', '# nothing but a comment\n', '{}', '---\n'])(
    'are complete: %j',
    async (content) => {
      expect(await reading(content)).toMatchObject({
        roles: ['api', 'worker'],
        server: { host: '127.0.0.1', port: 8080, alternatePort: 8081, strict: false },
        data: '.patchbay',
        timeouts: { main: 60, alternate: 600 },
        upstreams: { sandbox: { kind: 'sandbox' } },
        assets: { imageMinutes: 60, resultMegabytes: 2048, store: { kind: 'folder' } },
        callbacks: { allowPrivate: false },
        sources: { allowPrivate: false, seconds: 30, silentSeconds: 10 },
        log: { level: 'info' },
        chosenKey: undefined,
      });
    },
  );

  test('keep a gateway to itself', async () => {
    const { server, callbacks, sources } = await reading('');
    expect([server.host, callbacks.allowPrivate, sources.allowPrivate]).toEqual([
      '127.0.0.1',
      false,
      false,
    ]);
  });
});

describe('what is set', () => {
  test('in the file counts, and the rest stays usual', async () => {
    const { server, timeouts } = await reading('server: { port: 9000 }\ntimeouts: { main: 5 }\n');
    expect([server.port, server.host, timeouts.main, timeouts.alternate]).toEqual([
      9000,
      '127.0.0.1',
      5,
      600,
    ]);
  });

  test.each<[string, Environment, object]>([
    ['PATCHBAY_HOST', { PATCHBAY_HOST: '0.0.0.0' }, { server: { host: '0.0.0.0', port: 9000 } }],
    ['PATCHBAY_PORT', { PATCHBAY_PORT: '9001' }, { server: { port: 9001 } }],
    [
      'PATCHBAY_ALT_PORT',
      { PATCHBAY_ALT_PORT: '9002' },
      { server: { port: 9000, alternatePort: 9002 } },
    ],
    [
      'PATCHBAY_PUBLIC_URL',
      {
        PATCHBAY_PUBLIC_URL: 'https://one.example',
        PATCHBAY_ALT_PUBLIC_URL: 'https://two.example',
      },
      { server: { publicUrl: 'https://one.example', alternatePublicUrl: 'https://two.example' } },
    ],
    ['PATCHBAY_DATA', { PATCHBAY_DATA: '/data' }, { data: '/data' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/x' }, { databaseUrl: 'postgres://db/x' }],
    ['PATCHBAY_API_KEY', { PATCHBAY_API_KEY: 'one of mine' }, { chosenKey: 'one of mine' }],
    [
      'PATCHBAY_ALLOW_PRIVATE_CALLBACKS',
      { PATCHBAY_ALLOW_PRIVATE_CALLBACKS: '1' },
      { callbacks: { allowPrivate: true }, sources: { allowPrivate: false } },
    ],
  ])('in the environment goes before the file: %s', async (_name, environment, expected) => {
    expect(await reading('server: { port: 9000 }', { environment })).toMatchObject(expected);
  });

  test('on the command line goes before the environment', async () => {
    const environment = { PATCHBAY_PORT: '9001', PATCHBAY_HOST: '::1', PATCHBAY_DATA: '/b' };
    const flags = { port: '9002', alternatePort: '9003', host: '::', data: '/c', strict: true };
    expect(await reading('server: { port: 9000 }', { environment, flags })).toMatchObject({
      server: { port: 9002, alternatePort: 9003, host: '::', strict: true },
      data: '/c',
    });
  });

  test('to nothing in the environment is not set', async () => {
    const names = [
      'PATCHBAY_HOST',
      'PATCHBAY_PORT',
      'PATCHBAY_ALT_PORT',
      'PATCHBAY_DATA',
      'PATCHBAY_CONFIG',
      'PATCHBAY_API_KEY',
      'PATCHBAY_ALLOW_PRIVATE_CALLBACKS',
      'PATCHBAY_ROLE',
      'PATCHBAY_PUBLIC_URL',
      'PATCHBAY_ALT_PUBLIC_URL',
      'DATABASE_URL',
    ];
    const environment = Object.fromEntries(names.map((name) => [name, '']));
    const originOf = expect.any(Function);
    expect(await reading('', { environment })).toEqual({ ...(await reading('')), originOf });
    expect(readSettings({}, environment)).toEqual({ ...readSettings({}, {}), originOf });
  });

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('about private callbacks is understood as %s', async (value, expected) => {
    const environment = { PATCHBAY_ALLOW_PRIVATE_CALLBACKS: value };
    expect((await reading('', { environment })).callbacks.allowPrivate).toBe(expected);
  });

  test('about traces counts before what OpenTelemetry says, and that where nothing else is set', async () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://theirs:4318' };
    const { tracesAddress } = await reading('', { environment });
    expect(tracesAddress).toBe('http://theirs:4318/v1/traces');
    const own = await reading('tracing: { endpoint: http://ours:4318 }', { environment });
    expect(own.tracesAddress).toBe('http://ours:4318/v1/traces');
    const wrong = { environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://theirs' } };
    expect(await mistake('', wrong)).toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
  });

  test('about private callbacks is refused where it is neither yes nor no', async () => {
    const environment = { PATCHBAY_ALLOW_PRIVATE_CALLBACKS: 'perhaps' };
    await expect(reading('', { environment })).rejects.toThrow('callbacks.allowPrivate');
  });

  test('about a bucket is complete as it is', async () => {
    const store = 'kind: s3, bucket: files, region: eu-west-1';
    expect((await reading(`assets: { store: { ${store} } }`)).assets.store).toEqual({
      kind: 's3',
      bucket: 'files',
      region: 'eu-west-1',
    });
    const whole = `${store}, endpoint: "http://s3:9000", prefix: a/b/, pathStyle: true, accessKeyId: a, secretAccessKey: b`;
    expect((await reading(`assets: { store: { ${whole} } }`)).assets.store).toMatchObject({
      endpoint: 'http://s3:9000',
      prefix: 'a/b/',
      pathStyle: true,
    });
  });

  test('may be in a file that the environment names', async () => {
    const config = join(folder, 'other.yaml');
    await writeFile(config, 'data: /other\n');
    expect(readSettings({}, { PATCHBAY_CONFIG: config }).data).toBe('/other');
    const flags = { config: join(folder, 'patchbay.yaml') };
    await writeFile(flags.config, 'data: /flag\n');
    expect(readSettings(flags, { PATCHBAY_CONFIG: config }).data).toBe('/flag');
  });
});

/** Valid settings of a bucket, and additional ones. */
function storeWith(more: string): string {
  return `assets: { store: { kind: s3, bucket: files, region: here, ${more} } }`;
}

/** Settings of an upstream that serves all models. */
function upstreamWith(more: string): string {
  return `upstreams: { a: { kind: openai, ${more} } }\nmodels: [{ id: "*", upstream: a }]\n`;
}

describe('the keys of an upstream', () => {
  test('come from the environment and from files, in their order, with where they come from', async () => {
    const file = join(folder, 'key');
    await writeFile(file, ' sk-from-a-file\n');
    const content = upstreamWith(`keys: [{ env: MY_KEY }, { file: ${file} }]`);
    const environment = { MY_KEY: 'sk-from-the-environment' };
    const { upstreamKeys, files, upstreams } = await reading(content, { environment });
    expect([...upstreamKeys]).toEqual([
      [
        'a',
        [
          { label: 'MY_KEY', secret: 'sk-from-the-environment' },
          { label: file, secret: 'sk-from-a-file' },
        ],
      ],
    ]);
    expect(files).toEqual([join(folder, 'patchbay.yaml'), file]);
    expect(JSON.stringify(upstreams)).not.toContain('sk-from');
  });

  test('may be none', async () => {
    const { upstreamKeys } = await reading(upstreamWith('baseUrl: "http://127.0.0.1:1"'));
    expect(upstreamKeys.get('a')).toEqual([]);
  });

  test.each([
    ['is not set', {}],
    ['is empty', { MY_KEY: '  ' }],
    ['must hold a key of 1 to 512 characters of ASCII', { MY_KEY: 'sk-\u{1f511}' }],
  ])('must be ones that can be sent: the variable %s, of %j', async (wrong, environment) => {
    const said = await mistake(upstreamWith('keys: [{ env: MY_KEY }]'), { environment });
    const place = `${join(folder, 'patchbay.yaml')}, line 1`;
    expect(said).toBe(`${place}: upstreams.a.keys[0]: the variable MY_KEY ${wrong}.`);
  });

  test('that cannot be sent are all named, with their lines and the password of mail', async () => {
    const file = join(folder, 'empty-key');
    await writeFile(file, '\n');
    const said = [
      'upstreams:',
      '  sandbox: { kind: sandbox }',
      '  a:',
      '    kind: openai',
      '    keys:',
      '      - { env: NO_KEY }',
      '      - { env: A_KEY }',
      `      - { file: ${JSON.stringify(file)} }`,
      '  b: { kind: openai, keys: [{ env: NO_OTHER_KEY }] }',
      'mail: { smtp: { host: mail, user: me, password: { env: NO_PASSWORD } } }',
    ];
    const message = await mistake(said.join('\n'), { environment: { A_KEY: 'sk-1' } });
    expect(message.replaceAll(/ {2}\S*patchbay\.yaml, /g, '')).toBe(
      [
        'The settings are wrong:',
        'line 6: upstreams.a.keys[0]: the variable NO_KEY is not set.',
        `line 8: upstreams.a.keys[2]: the file ${file} is empty.`,
        'line 9: upstreams.b.keys[0]: the variable NO_OTHER_KEY is not set.',
        'line 10: mail.smtp.password: the variable NO_PASSWORD is not set.',
      ].join('\n'),
    );
  });

  test('must be in a file that is there', async () => {
    const file = join(folder, 'no-such-key');
    const said = await mistake(upstreamWith(`keys: [{ file: ${file} }]`));
    expect(said).toMatch(/line 1: upstreams\.a\.keys\[0\]: /);
    expect(said).toContain(`${file} cannot be read`);
  });
});

describe('the roles of a process', () => {
  const environment = { DATABASE_URL: 'postgres://db/x' };

  test.each<[string, readonly string[], Environment, readonly string[]]>([
    ['one', [], { PATCHBAY_ROLE: 'worker' }, ['worker']],
    ['both, with a comma', [], { PATCHBAY_ROLE: 'api, worker' }, ['api', 'worker']],
    ['one on the command line', ['api'], { PATCHBAY_ROLE: 'worker' }, ['api']],
    ['both on the command line', ['worker', 'api'], {}, ['worker', 'api']],
    ['both on the command line, with a comma', ['worker,api'], {}, ['worker', 'api']],
  ])('may be %s', async (_what, role, more, expected) => {
    const flags = role.length === 0 ? {} : { role };
    const given = { flags, environment: { ...environment, ...more } };
    expect((await reading('roles: [api]', given)).roles).toEqual(expected);
  });

  test('may be said in the file', async () => {
    expect((await reading('roles: [worker]', { environment })).roles).toEqual(['worker']);
  });

  test.each([
    ['chief', "PATCHBAY_ROLE: roles[0] must be api or worker, not 'chief'."],
    ['api,', "PATCHBAY_ROLE: roles[1] must be api or worker, not ''."],
    ['api,api', 'PATCHBAY_ROLE: roles must not contain duplicates.'],
  ])('are known ones, each once: not %s', async (role, said) => {
    const given = { environment: { ...environment, PATCHBAY_ROLE: role } };
    expect(await mistake('', given)).toContain(said);
  });

  test('are not none', async () => {
    expect(await mistake('roles: []', { environment })).toContain(
      'line 1: roles must not be empty.',
    );
  });

  test.each(['api', 'worker'])('are not %s alone on the built-in database', async (role) => {
    expect(await mistake(`roles: [${role}]`)).toMatch(
      new RegExp(`^The role ${role} alone does not go with the built-in database.*DATABASE_URL`),
    );
  });
});

describe('a mistake', () => {
  test.each([
    ['server: { port: high }', 'line 1: server.port must be a whole number, not a string.'],
    ['server: { port: 70000 }', 'server.port must be at most 65535, not 70000.'],
    ['server: { prot: 1 }', 'server.prot is not a setting. Did you mean server.port?'],
    [
      'models: [{ id: m, upstraem: a }]',
      'models[0].upstraem is not a setting. Did you mean models[0].upstream?',
    ],
    ['sever: {}', 'sever is not a setting. Did you mean server?'],
    ['timeouts: { main: 0 }', 'timeouts.main must be more than 0, not 0.'],
    [
      'log: { level: loud }',
      "log.level must be trace, debug, info, warn, error or silent, not 'loud'.",
    ],
    ['upstreams: {}', 'upstreams must not be empty.'],
    ['models: []', 'models must not be empty.'],
    ['upstreams: { "名": { kind: sandbox } }', 'upstreams.名: a name has 1 to 64 letters,'],
    ['upstreams: { a b: { kind: sandbox } }', 'upstreams.a b: a name has 1 to 64 letters,'],
    [
      'upstreams: { a: { kind: openai, keys: [sk-1] } }',
      'upstreams.a.keys[0] must say either env or file, which it comes from.',
    ],
    [
      upstreamWith('keys: [{ env: A, file: b }]'),
      'upstreams.a.keys[0] must say either env or file',
    ],
    [
      upstreamWith('tokenLimitName: limit'),
      "upstreams.a.tokenLimitName must be max_tokens or max_completion_tokens, not 'limit'.",
    ],
    [
      upstreamWith('speaksResponses: perhaps'),
      'upstreams.a.speaksResponses must be true or false, not a string.',
    ],
    [upstreamWith('keys: [{}]'), 'upstreams.a.keys[0] must say either env or file'],
    [upstreamWith('timeouts: { connect: 0 }'), 'upstreams.a.timeouts.connect must be more than 0'],
    [upstreamWith('concurrency: { calls: 0 }'), 'upstreams.a.concurrency.calls must be at least 1'],
    [upstreamWith('breaker: { failures: 0 }'), 'upstreams.a.breaker.failures must be at least 1'],
    [upstreamWith('headers: { a b: x }'), 'upstreams.a.headers.a b: the name of a header has'],
    ['retries: { rounds: 0 }', 'retries.rounds must be at least 1'],
    ['models: [{ id: m }]', 'models[0] must say either upstream or upstreams.'],
    [
      'models: [{ id: m, upstream: sandbox, upstreams: [{ upstream: sandbox }] }]',
      'models[0] must say',
    ],
    ['models: [{ id: m, upstream: sandbox }, { id: m, upstream: sandbox }]', 'm is named twice'],
    [
      pricesWith('{ id: a, operations: [nothing], per: request, units: 1 }'),
      "extractMidi or uploadSample, not 'nothing'.",
    ],
    [
      pricesWith('{ id: a, operations: [createMusic], per: image, units: 1 }'),
      'prices.rules[0].operations[0] must be createImage or editImage, or per must be another than image.',
    ],
    [
      pricesWith('{ id: a, operations: [createMusic], per: song, units: -1 }'),
      'prices.rules[0].units must be at least 0, not -1.',
    ],
    [
      pricesWith('{ id: a, operations: [createMessage], per: million-tokens, input: 1 }'),
      'prices.rules[0].output is missing.',
    ],
    [
      pricesWith(
        '{ id: a, operations: [createMusic], per: song, units: 1 }',
        '{ id: a, operations: [createMusic], per: request, units: 2 }',
      ),
      'the price a is named twice',
    ],
    ['databaseUrl: mysql://db', 'line 1: databaseUrl must begin with postgres://; '],
    ['databaseUrl: "postgres://u:canary#pw@db/x"', 'databaseUrl must begin with postgres://; '],
    ['databaseUrl: "postgres://u:canary/pw@db/x"', '@ / ? # of a user or password are written'],
    ['databaseUrl: "postgres://u:canary?pw@db/x"', ' written %40 %2F %3F %23.'],
    ['jobs: { maxMinutes: .nan }', 'jobs.maxMinutes must be a number, not NaN.'],
    ['jobs: { maxMinutes: .inf }', 'jobs.maxMinutes must be a number, not an infinite number.'],
    [
      pricesWith('{ id: a, operations: [createMessage], per: second, units: 1 }'),
      'prices.rules[0].operations[0] must be createVideo, or per must be another than second.',
    ],
    ['data: ""', 'data must not be empty.'],
    ['server: 8080', 'server must be an object, not a number.'],
    ['assets: { resultMegabytes: 0 }', 'assets.resultMegabytes must be at least 1'],
    ['assets: { store: s3 }', 'assets.store.kind must be folder or s3.'],
    ['assets: { store: { bucket: files } }', 'line 1: assets.store.kind must be folder or s3.'],
    ['assets: { store: { kind: tape } }', 'line 1: assets.store.kind must be folder or s3.'],
    ['assets: { store: { kind: s3 } }', 'assets.store.bucket is missing.'],
    [storeWith('bukket: x'), 'assets.store.bukket is not a setting.'],
    [
      storeWith('endpoint: s3.example.com'),
      'assets.store.endpoint must be an address that begins with http://',
    ],
    [storeWith('prefix: /a'), 'assets.store.prefix must be names with single slashes'],
    [
      storeWith('accessKeyId: a'),
      'secretAccessKey is missing, without which there can be no accessKeyId.',
    ],
    [
      storeWith('secretAccessKey: a'),
      'accessKeyId is missing, without which there can be no secretAccessKey.',
    ],
    ['assets: { store: { kind: folder, bucket: files } }', 'assets.store.bucket is not a setting.'],
  ])('in %j is named with its place', async (content, said) => {
    expect(await mistake(content)).toContain(said);
  });

  test.each([
    'https://me:secret@media.example.com',
    'https://me@media.example.com/x',
    'https://media.example.com?y=1',
    'https://media.example.com/#z',
    'https://',
  ])('in a public address that no path can be added to is named: %s', async (url) => {
    for (const name of ['publicUrl', 'alternatePublicUrl']) {
      const message = await mistake(`server:\n  ${name}: "${url}"\n`);
      expect(message).toMatch(
        new RegExp(`line 2: server\\.${name} must be an address .*, without \\?, #, user and`),
      );
      expect(message).not.toContain('secret');
    }
  });

  test.each(['http://127.0.0.1:8080', 'https://media.example.com/', 'https://[::1]:8443/one/@two'])(
    'is not seen in the public address %s',
    async (publicUrl) => {
      const { server } = await reading(`server: { publicUrl: "${publicUrl}" }`);
      expect(server).toMatchObject({ publicUrl });
    },
  );

  test.each([
    'postgres://u:p%23w@db.example:5432/x?sslmode=require',
    'postgresql://u:p@w@db/x',
    'postgres:///x?host=/run/postgresql',
    'postgresql:///x?host=/run/pg&user=me@tenant',
    'postgres://u:p%40w@db/x?sslrootcert=/etc/ca@2026.pem',
    'postgres://db',
  ])('is not seen in the database %s', async (databaseUrl) => {
    expect(await reading(`databaseUrl: "${databaseUrl}"`)).toMatchObject({ databaseUrl });
  });

  test('is told once for each setting, whatever it breaks', async () => {
    const said = [
      'upstreams:',
      '  sandbox: { kind: sandbox, baseUrl: "https://here.example" }',
      'assets: { store: {} }',
      'models:',
      '  - { id: x, upstream: sandbox }',
      '  - { id: y, upstream: sandbox, maxTokens: many }',
      'mail: { smtp: { host: mail, user: me } }',
    ];
    const message = await mistake(said.join('\n'));
    expect(message.replaceAll(/ {2}\S*patchbay\.yaml, /g, '')).toBe(
      [
        'The settings are wrong:',
        'line 2: upstreams.sandbox is a sandbox, which has no baseUrl.',
        'line 6: models[1].maxTokens must be a whole number, not a string.',
        'line 3: assets.store.kind must be folder or s3.',
        'line 7: mail.smtp.password is missing, without which there can be no user.',
      ].join('\n'),
    );
  });

  test('of an upstream without an address, whose kind has no default one, is told with its line', async () => {
    const said = ['upstreams:', '  mine: { kind: openai }', '  studio:', '    kind: patchbay'];
    const message = await mistake(`${said.join('\n')}\n`);
    expect(message).toMatch(
      /patchbay\.yaml, line [34]: upstreams\.studio needs a baseUrl, as its kind has no default one\.$/,
    );
  });

  test('of an option is told of the option', async () => {
    const flags = { port: 'abc', data: '.' };
    expect(await mistake('server: { port: 80 }', { flags })).toBe(
      '--port: server.port must be a whole number, not a string.',
    );
  });

  test('does not stand alone: all are named, and the file', async () => {
    const message = await mistake('server: { port: high }\ndata: 1\n');
    expect(message).toContain('server.port');
    expect(message).toContain('line 2: data must be a string, not a number.');
    expect(message).toContain('patchbay.yaml');
  });

  test.each([
    ['PATCHBAY_PORT', 'http', 'PATCHBAY_PORT: server.port must be a whole number'],
    ['PATCHBAY_PORT', '-1', 'PATCHBAY_PORT: server.port must be a whole number'],
    ['PATCHBAY_PORT', '80.5', 'PATCHBAY_PORT: server.port must be a whole number'],
    [
      'PATCHBAY_ALT_PORT',
      '99999',
      'PATCHBAY_ALT_PORT: server.alternatePort must be at most 65535, not 99999.',
    ],
    ['DATABASE_URL', 'here', 'DATABASE_URL: databaseUrl must begin with postgres://; '],
    [
      'PATCHBAY_PUBLIC_URL',
      'media.example.com',
      'PATCHBAY_PUBLIC_URL: server.publicUrl must be an address',
    ],
  ])('in the environment is named as well: %s=%s', async (name, value, said) => {
    expect(await mistake('', { environment: { [name]: value } })).toContain(said);
  });

  test.each(['\n', 'key\n', ' key', 'clé', 'x'.repeat(513), '\u0000'])(
    'is a key that no caller could send: %j',
    async (key) => {
      const message = await mistake('', { environment: { PATCHBAY_API_KEY: key } });
      expect(message).toMatch(/^PATCHBAY_API_KEY must have 1 to 512 characters/);
    },
  );

  test.each([
    ['models:\n  - { id: a, upstream: sandbox }\n  - { id: b, upstream: nowhere }', 3],
    [
      'models:\n  - id: a\n    upstreams:\n      - { upstream: sandbox }\n      - { upstream: nowhere }',
      5,
    ],
    ['models:\n  - { id: a, upstream: sandbox }\n  - { id: a, upstream: sandbox }', 3],
    [
      'prices:\n  rules:\n    - { id: a, operations: [createMusic], per: song, units: 1 }\n    - { id: a, operations: [extractMidi], per: request, units: 1 }',
      4,
    ],
    ['server:\n  trustedProxies: [proxy]', 2],
    ['retries: { rounds: 2 }\nupstreams:\n  mine: { kind: openai }', 2],
  ])('is told with its line where settings do not go together: %j', async (content, line) => {
    expect(await mistake(content)).toMatch(new RegExp(`^\\S+, line ${line}: `));
  });

  test.each([
    [
      'models: [{ id: "*", upstream: nowhere }]',
      'the model * names the upstream nowhere, which does not exist',
    ],
    ['upstreams: { mine: { kind: openai } }', 'models must name the upstream of each model'],
    [
      'models: [{ id: "*", upstream: constructor }]',
      'names the upstream constructor, which does not exist',
    ],
    [
      'models: [{ id: "*", upstreams: [{ upstream: sandbox }, { upstream: nowhere }] }]',
      'the model * names the upstream nowhere, which does not exist',
    ],
  ])('is a name that is not there: %s', async (content, said) => {
    expect(await mistake(content)).toContain(said);
  });

  test.each([
    '10.0.0.0/33',
    '::/129',
    'proxy.example.com',
    '10.0.0.1/8/8',
    '10.0.0',
    '1.2.3.4/',
    'fe80::1%eth0',
  ])('is a trusted proxy that is neither address nor network: %s', async (proxy) => {
    const content = `server: { trustedProxies: [10.0.0.0/8, "2001:db8::/32", "::1", "${proxy}"] }`;
    expect(await mistake(content)).toMatch(
      /^\S+, line 1: server\.trustedProxies\[3\] must be an address/,
    );
  });

  test('is never shown with what its line holds, which may be secret', async () => {
    const message = await mistake('a: 1\ndatabaseUrl: "postgres://me:hunter2@db/x" y\n');
    expect(message).toMatch(/patchbay\.yaml, line 2, column \d+: \S/);
    expect(message).not.toContain('hunter2');
  });

  test.each([
    ['server: {', 'patchbay.yaml, line 1, column 10: '],
    ['data: a\ndata: b\n', 'line 2, column 1: data is already set in line 1.'],
    ['server:\n  port: 1\n  port: 2\n', 'line 3, column 3: port is already set in line 2.'],
    ['- a\n- b\n', 'must hold settings by their names'],
    ['just text', 'must hold settings by their names'],
  ])('is a file that is none: %j', async (content, said) => {
    expect(await mistake(content)).toContain(said);
  });

  test('is a file that is not there', () => {
    const config = join(folder, 'none.yaml');
    expect(() => readSettings({ config }, {})).toThrow(new SettingsFileMissing(config));
  });

  test('is a file that cannot be read', () => {
    expect(() => readSettings({ config: folder }, {})).toThrow(SettingsError);
    expect(() => readSettings({ config: folder }, {})).toThrow(`${folder} cannot be read: `);
  });

  test('changes nothing that other settings have', async () => {
    await expect(reading('__proto__: { polluted: true }\n')).rejects.toThrow();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('a file that is no YAML is refused by its place, and no line of it is shown', async () => {
  const said = await mistake('databaseUrl: postgres://me:canary@host/db\ndatabaseUrl: x\n');
  expect(said).toContain('line 2, column 1');
  expect(said).not.toContain('canary');
});

describe('the password of the mail server', () => {
  const smtp = (password: string) =>
    `mail: { smtp: { host: smtp.example.com, user: me, password: ${password} } }`;

  test('comes from a variable or a file, as it is', async () => {
    const file = join(folder, 'smtp');
    await writeFile(file, 'a b \n');
    const fromFile = await reading(smtp(`{ file: ${JSON.stringify(file)} }`));
    expect(fromFile.mailPassword).toBe('a b ');
    const environment = { SMTP: 'canary' };
    const fromVariable = await reading(smtp('{ env: SMTP }'), { environment });
    expect(fromVariable.mailPassword).toBe('canary');
    expect((await reading('')).mailPassword).toBeUndefined();
  });

  test.each([
    ['is empty', ''],
    ['must hold a password of 1 to 512 characters in one line', 'canary\ncanary'],
    ['must hold a password of 1 to 512 characters in one line', 'canary'.repeat(100)],
  ])('is one line: it %s, of %j', async (wrong, SMTP) => {
    const message = await mistake(smtp('{ env: SMTP }'), { environment: { SMTP } });
    expect(message).toMatch(/line 1: mail\.smtp\.password: the variable SMTP /);
    expect(message).toContain(`SMTP ${wrong}.`);
  });

  test.each([
    'mail: { smtp: { host: a, user: me } }',
    'mail: { smtp: { host: a, password: { env: SMTP } } }',
    'mail: { smtp: { host: a, user: me, password: canary } }',
    'mail: { from: "Patchbay" }',
    'mail: { from: "Patchbay <a@b.example>\\r\\nBcc: eve@example.com" }',
  ])('and who mail is from are checked: %s', async (content) => {
    expect(await mistake(content)).toMatch(/line 1: mail\./);
  });
});

test('no number of the settings is without a bound', () => {
  const unbounded: string[] = [];
  const look = (schema: unknown, place: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const isNumber = 'type' in schema && (schema.type === 'number' || schema.type === 'integer');
    if (isNumber && !('maximum' in schema)) unbounded.push(place);
    for (const [name, inner] of Object.entries(schema)) {
      if (name !== 'default') look(inner, `${place}/${name}`);
    }
  };
  look(parse(readFileSync('openapi/configuration.yaml', 'utf8')), '');
  expect(unbounded).toEqual([]);
});

function pricesWith(...rules: readonly string[]): string {
  return `prices: { rules: [${rules.join(', ')}] }`;
}
