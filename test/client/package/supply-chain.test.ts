import { describe, expect, test } from 'vitest';
import {
  byLicence,
  explainedIn,
  type LockedPackage,
  type Manifest,
  misplaced,
  running,
  unaccepted,
  unexplained,
  unlocked,
} from '../../../client/package/dependency-facts.ts';
import { billOfMaterials, supplyFindings } from '../../../client/package/supply-chain.ts';

const PAGE = `
## Runtime dependencies

| package | why |
|---|---|
| \`kept\` | it is needed |
| \`@scope/gone\` | it was needed |

## Bundled dependencies

| package | why |
|---|---|
| \`bundled\` | it runs |

## Development dependencies

| package | why |
|---|---|
| \`maker\` | it makes |

## Accepted licences

| licence | note |
|---|---|
| \`MIT\`, \`ISC\` | permissive |

## Known advisories

GHSA-2222-3333-4444: nothing of ours calls it.
`;
const explained = explainedIn(PAGE);
const MANIFEST: Manifest = { dependencies: {}, devDependencies: {}, allowScripts: {} };
const WHOLE: LockedPackage = { version: '1.0.0', integrity: 'sha512-…', license: 'MIT' };

describe('the supply chain', () => {
  test('of this package has nothing that is not exact, locked, explained and accepted', () => {
    expect(supplyFindings().findings).toEqual([]);
  });

  test('finds a dependency without a reason, a reason without a dependency, a version that floats', () => {
    const dependencies = { kept: '^1.0.0', another: 'npm:a-fork@1.0.0' };
    const devDependencies = { bundled: '1.0.0', maker: '1.0.0', tester: '1.0.0' };
    expect(unexplained({ ...MANIFEST, dependencies, devDependencies }, explained)).toEqual([
      'kept ^1.0.0 is no exact version.',
      'Why is another a dependency?',
      '@scope/gone has a line and is no dependency.',
      'Why is tester a development dependency?',
    ]);
  });

  test('finds what is inside what is built and said to be elsewhere, and the other way round', () => {
    const devDependencies = { bundled: '1.0.0', maker: '1.0.0' };
    const manifest = { ...MANIFEST, devDependencies };
    expect(misplaced(['bundled', 'below-bundled'], explained, manifest)).toEqual([]);
    expect(misplaced(['maker'], explained, manifest)).toEqual([
      'maker is inside what is built, and the page does not say so.',
      'bundled is not inside what is built, though the page says so.',
    ]);
  });

  test('tells what runs, beside what is built or inside, apart from what makes it', () => {
    const dependencies = { kept: '1.0.0' };
    const devDependencies = { bundled: '2.0.0', maker: '3.0.0' };
    expect(running({ ...MANIFEST, dependencies, devDependencies }, explained)).toEqual({
      kept: '1.0.0',
      bundled: '2.0.0',
    });
  });

  test('is told in a bill of all that runs, also of what tests stand on as well', async () => {
    const bill = await billOfMaterials();
    const names = JSON.stringify(bill).matchAll(/"bom-ref":"((?:@[^/"]+\/)?[^@"]+)@/g);
    const listed = [...names].map(([, name]) => name);
    expect(listed).toEqual(expect.arrayContaining(['patchbay', 'sharp', 'fastify', 'ajv']));
    for (const maker of ['vitest', 'typescript', 'vite']) expect(listed).not.toContain(maker);
  });

  test.each([
    ['a checksum that is missing', { ...WHOLE, integrity: undefined }, 'has no checksum'],
    ['a host', { ...WHOLE, resolved: 'https://registry.example/a.tgz' }, 'names a host'],
    ['a script that nobody knows', { ...WHOLE, hasInstallScript: true }, 'has an install script'],
  ])('finds %s in the lock file', (_name, entry, finding) => {
    const locked = new Map([['node_modules/a/node_modules/@scope/b', entry as LockedPackage]]);
    expect(unlocked(locked, MANIFEST)).toEqual([expect.stringContaining(finding)]);
    expect(unlocked(new Map([['node_modules/a', WHOLE]]), MANIFEST)).toEqual([]);
  });

  test('an install script that is known, whether it runs or not, is no finding', () => {
    const locked = new Map([['node_modules/a', { ...WHOLE, hasInstallScript: true }]]);
    expect(unlocked(locked, { allowScripts: { a: false } })).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['MIT AND ISC', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    [undefined, false],
  ])('takes the licence %s: %s', (license, isTaken) => {
    const locked = new Map([['node_modules/a', { ...WHOLE, license } as LockedPackage]]);
    const licences = byLicence(locked, () => undefined);
    expect(unaccepted(licences, explained)).toHaveLength(isTaken ? 0 : 1);
  });

  test('an advisory that the page speaks of is known', () => {
    expect(explained.advisories).toEqual(['GHSA-2222-3333-4444']);
  });
});
