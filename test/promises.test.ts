import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const ROOT = dirname(import.meta.dirname);
/** The documentation pages. */
const GUIDES = [
  'README.md',
  'client/README.md',
  'client/console/README.md',
  'openapi/README.md',
  'server/README.md',
  'test/README.md',
];
const [promises = ''] = read('test/README.md').split('\n## ');
const rows = promises.split('\n').filter((line) => /^\| (?!-|\| promise)/.test(line));

describe('what is promised', () => {
  test('is something', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows)('names tests that are there: %s', (row) => {
    const [tests = ''] = row.split('|').slice(-2);
    const files = [...tests.matchAll(/`(test\/[^`]+)`/g)].flatMap(([, file]) => file ?? []);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe.each(GUIDES)('%s', (guide) => {
  const text = read(guide);

  test('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].flatMap(
      ([, name]) => name ?? [],
    );
    const scripts = Object.keys(manifest.scripts);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('has nobody fetch the package of this name that is another project’s', () => {
    expect(text).not.toMatch(/npx (?:-y |--yes )?patchbay/);
  });

  test('leads to files and chapters that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? []);
    const ours = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(ours.filter((link) => !isThere(guide, link))).toEqual([]);
  });
});

/** Whether a link of a page leads to an existing file and, where it names one, an existing chapter. */
function isThere(guide: string, link: string): boolean {
  const [place = '', chapter] = link.split('#');
  const file = place === '' ? guide : join(dirname(guide), place);
  if (!existsSync(join(ROOT, file))) return false;
  return chapter === undefined || chaptersOf(read(file)).includes(chapter);
}

/** The fragment identifiers of a page's chapters. */
function chaptersOf(text: string): readonly string[] {
  const headings = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
