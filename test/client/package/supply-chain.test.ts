import { describe, expect, test } from 'vitest';
import {
  byLicence,
  explainedIn,
  type LockedPackage,
  type Manifest,
  unaccepted,
  unexplained,
  unlocked,
} from '../../../client/package/dependency-facts.ts';
import { supplyFindings } from '../../../client/package/supply-chain.ts';

const PAGE = `
| package | why |
|---|---|
| \`kept\` | it is needed |
| \`@scope/gone\` | it was needed |

## Licences that are accepted

| licence | note |
|---|---|
| \`MIT\`, \`ISC\` | permissive |

## Advisories that are known

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
    expect(unexplained({ ...MANIFEST, dependencies }, explained)).toEqual([
      'kept ^1.0.0 is no exact version.',
      'Why is another there?',
      '@scope/gone has a line and is no dependency.',
    ]);
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
