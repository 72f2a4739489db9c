import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { readDirectives, statusFailure } from '../../server/upstreams/sandbox/directives.ts';

/** The directives that the sandbox lists in its error for an unknown one. */
const known = statusFailure(readDirectives('[sandbox:nonsense]'))?.message.matchAll(
  /\[sandbox:(?!nonsense)[^\]]+\]/g,
);

test.each([...(known ?? [])].map(([directive]) => directive))(
  'the reference tells what %s has the sandbox do',
  (directive) => {
    expect(contract.info.description).toContain(`| \`${directive}\` |`);
  },
);
