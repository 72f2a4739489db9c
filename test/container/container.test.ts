import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { readSettings } from '../../server/config/settings.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const FOLDER = join(ROOT, 'server', 'container');

const dockerfile = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
const compose: Compose = parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true });

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly ports?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const gateways = Object.entries(compose.services).filter(([, { image }]) => image === 'patchbay');

/** Replaces each variable reference with its default, as if the operator had set no variables. */
function withDefaults(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
}

/** The variables that the image sets. */
function imageEnvironment(): Record<string, string> {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/(\w+)=(\S+)/g)].map(([, name, text]) => [name, text]),
  );
}

describe('the image', () => {
  test('is made of what is there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)];
    const sources = copied.flatMap(([, list = '']) => list.split(' '));
    expect(sources.toSorted()).toEqual(
      [
        'LICENSE',
        'client',
        'generated',
        'openapi/examples/files',
        'openapi/validation',
        'package-lock.json',
        'package-lock.json',
        'package.json',
        'package.json',
        'package.json',
        'server',
        'tsconfig.json',
      ].toSorted(),
    );
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    const allowed = readFileSync(join(ROOT, '.dockerignore'), 'utf8').match(/(?<=^!).*$/gm) ?? [];
    expect(new Set(allowed)).toEqual(new Set(sources));
  });

  test('has what every command loads, the mock and its files among them', () => {
    const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    const left = lines.filter((line) => /^[^#!*]/.test(line)).map((line) => join(ROOT, line, '/'));
    const code = ['server', 'client', 'generated', 'openapi/validation']
      .flatMap((room) => readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true }))
      .filter(({ name }) => /\.tsx?$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !left.some((folder) => file.startsWith(folder)));
    const loaded = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
        ([, path = '']) => join(dirname(file), path),
      ),
    );
    expect(loaded.length).toBeGreaterThan(1000);
    expect(loaded.filter((file) => left.some((folder) => file.startsWith(folder)))).toEqual([]);
  });

  test('is built where all of it is there, and installs without scripts', () => {
    // The package's `dependencies` script builds the console, which fails in a stage that has only the package lists.
    expect(manifest.scripts.dependencies).toBe('npm run build:console');
    const installs = dockerfile.match(/\bnpm (ci|prune)\b.*$/gm) ?? [];
    expect(installs).toHaveLength(3);
    for (const install of installs) expect(install).toContain(' --ignore-scripts ');
    const [build = ''] =
      /^RUN npm ci --ignore-scripts[\s\S]*?^RUN npm run build$/m.exec(dockerfile) ?? [];
    for (const room of [
      'client',
      'generated',
      'server',
      'openapi/examples/files',
      'openapi/validation',
    ]) {
      expect(build).toContain(`\nCOPY ${room} ./${room}\n`);
    }
  });

  test('holds what was built and what that imports, and no sources', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last.match(/^COPY .*$/gm)).toEqual([
      'COPY --from=packages /app/node_modules ./node_modules',
      'COPY package.json LICENSE ./',
      'COPY --from=build /app/dist ./dist',
    ]);
    const [packages = ''] = /^FROM \S+ AS packages$[\s\S]*?^FROM/m.exec(dockerfile) ?? [];
    expect(packages).toMatch(
      /npm ci --omit=dev .*\n +npm pkg delete devDependencies && .*\n +npm prune /,
    );
  });

  test('runs the gateway with settings that it knows, and not as root', () => {
    const { server, data } = readSettings({}, imageEnvironment());
    expect([server.host, server.port, server.alternatePort, data]).toEqual([
      '0.0.0.0',
      8080,
      8081,
      '/data',
    ]);
    expect(dockerfile).toMatch(/^VOLUME \/data$/m);
    expect(dockerfile).toMatch(/^USER node$/m);
    const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? [];
    const start: string[] = JSON.parse(entry);
    expect(start).toEqual(['node', manifest.bin.patchbay]);
  });
});

describe('the processes that are started together', () => {
  test('have roles, a database and settings that the gateway knows', () => {
    const roles = gateways.map(([name, { environment }]) => {
      const chosen = withDefaults({ ...imageEnvironment(), ...environment });
      const { roles, databaseUrl, server, chosenKey } = readSettings({}, chosen);
      expect(databaseUrl).toBe('postgres://patchbay:patchbay@database:5432/patchbay');
      expect([server.publicUrl, chosenKey]).toEqual(['http://127.0.0.1:8080', undefined]);
      return [name, roles];
    });
    expect(Object.fromEntries(roles)).toEqual({
      'api-1': ['api'],
      'api-2': ['api'],
      worker: ['worker'],
    });
  });

  test('see the same files, wait for the database, and stand at ports of their own', () => {
    expect(gateways.map(([, { volumes }]) => volumes)).toEqual(gateways.map(() => ['files:/data']));
    expect(gateways.every(([, service]) => service.depends_on?.database !== undefined)).toBe(true);
    const hostPorts = gateways.flatMap(([, { ports = [] }]) => {
      return ports.map((port) => port.split(':')[1]);
    });
    expect(new Set(hostPorts).size).toBe(hostPorts.length);
    const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes);
    const names = mounted.map((volume) => volume.split(':')[0] ?? '');
    expect(new Set(names)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  test('are built from the file beside', () => {
    const [build, ...others] = gateways.flatMap(([, service]) => service.build ?? []);
    expect(others).toEqual([]);
    const context = join(FOLDER, build?.context ?? '');
    expect(join(context, build?.dockerfile ?? '')).toBe(join(FOLDER, 'Dockerfile'));
  });
});
