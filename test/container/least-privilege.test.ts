import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { readSettings } from '../../server/config/settings.ts';
import { putDatabase } from '../a-data-folder.ts';
import { send } from '../a-gateway.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const UNIT = join(ROOT, 'server', 'systemd', 'patchbay.service');
const unit = unitOf(readFileSync(UNIT, 'utf8'));

/** The settings of a unit: all values of each name, in order. */
function unitOf(text: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>();
  for (const [, name = '', value = ''] of text.matchAll(/^([A-Z]\w+)=(.*)$/gm)) {
    settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

/** Whether a command can be run and succeeds. */
function can(program: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('the service of systemd', () => {
  test('starts the gateway as npm start does, with settings that it knows', () => {
    const [start = ''] = unit.get('ExecStart') ?? [];
    const [, ...flags] = manifest.scripts.start.split(' ').slice(0, -1);
    const [node, ...words] = start.split(' ');
    expect(node).toMatch(/\/node$/);
    expect(words.slice(0, -2)).toEqual(flags);
    expect(start.endsWith(`/node_modules/patchbay/${manifest.bin.patchbay} serve`)).toBe(true);
    const pairs = (unit.get('Environment') ?? []).join(' ').split(' ');
    const environment = Object.fromEntries(pairs.map((pair) => pair.split('=')));
    expect(environment).toMatchObject({ PATCHBAY_DATA: '%S/patchbay', NODE_ENV: 'production' });
    expect(unit.get('StateDirectory')).toEqual(['patchbay']);
  });

  test('gives it time to finish what it has accepted', () => {
    const { timeouts } = readSettings({}, {});
    const [seconds] = unit.get('TimeoutStopSec') ?? [];
    expect(Number(seconds)).toBeGreaterThan(timeouts.notice + timeouts.shutdown + 10);
    expect(unit.get('KillSignal')).toEqual(['SIGTERM']);
  });

  test('has no right that it does not need', () => {
    const wanted = {
      DynamicUser: 'yes',
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateTmp: 'yes',
      PrivateDevices: 'yes',
      CapabilityBoundingSet: '',
      RestrictNamespaces: 'yes',
      RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
    };
    for (const [name, value] of Object.entries(wanted)) {
      expect([name, unit.get(name)]).toEqual([name, [value]]);
    }
  });

  test.skipIf(!can('systemd-analyze', '--version'))(
    'is one that systemd finds little to say against',
    () => {
      const words = ['security', '--offline=yes', '--threshold=20', UNIT];
      expect(can('systemd-analyze', ...words)).toBe(true);
    },
  );
});

interface Service {
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly image: string;
}

describe('the processes of the composition', () => {
  const path = join(ROOT, 'server', 'container', 'compose.yaml');
  const { services }: { services: Record<string, Service> } = parse(readFileSync(path, 'utf8'), {
    merge: true,
  });

  test.each(Object.entries(services))('%s has no right that it does not need', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: 256,
    });
    expect(service.tmpfs?.some((mount) => mount.startsWith('/tmp'))).toBe(true);
    if (service.image === 'patchbay') expect(service.mem_limit).toBe('2g');
  });
});

/** Mounts everything read-only but two folders, and drops all capabilities. */
const CONFINED = `
set -e
mount --make-rprivate /
mount --bind "$PATCHBAY_DATA" "$PATCHBAY_DATA"
mount --bind "$TMPDIR" "$TMPDIR"
mount -o remount,bind,ro /
if touch "$OUTSIDE" 2>/dev/null; then exit 3; fi
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
`;

test.skipIf(!can('unshare', '--mount', 'mount', '--make-rprivate', '/'))(
  'the gateway serves where it can write to its data folder and its folder for temporary files alone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'patchbay-confined-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
    await Promise.all([mkdir(data), mkdir(temporary)]);
    putDatabase(data);
    const [, ...start] = manifest.scripts.start.split(' ');
    const words = ['--mount', 'sh', '-c', CONFINED, 'sh', process.execPath, ...start];
    const child = spawn('unshare', words, {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        TMPDIR: temporary,
        OUTSIDE: join(folder, 'outside'),
        PATCHBAY_DATA: data,
        PATCHBAY_PORT: '0',
        PATCHBAY_ALT_PORT: '0',
        PATCHBAY_API_KEY: 'a-key',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let greeting = '';
    for await (const chunk of child.stdout) {
      greeting += String(chunk);
      if (greeting.includes('  key ')) break;
    }
    const url = /main address\s+(\S+)/.exec(greeting)?.[1];
    const headers = { 'SVC-API-KEY': 'a-key' };
    const json = { prompt: 'A fox' };
    const made = await send(`${url}/v1/images/generations`, { json, headers });
    expect(made.status).toBe(200);
    expect((await fetch(made.json.data[0].url)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'tmp']);
  },
);
