import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { readDirectives, statusFailure } from '../../server/upstreams/sandbox/directives.ts';

/** What the sandbox says that there is, where a prompt has a directive that there is not. */
const known = statusFailure(readDirectives('[sandbox:nonsense]'))?.message.matchAll(
  /\[sandbox:(?!nonsense)[^\]]+\]/g,
);

test.each([...(known ?? [])].map(([directive]) => directive))(
  'the reference tells what %s has the sandbox do',
  (directive) => {
    expect(contract.info.description).toContain(`| \`${directive}\` |`);
  },
);
