import { expect, test } from 'vitest';
import { readContract } from '../../openapi/build/contract.ts';
import { writeTypes } from '../../openapi/build/types.ts';

const document = {
  openapi: '3.1.2',
  info: { title: 'Test', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Quality: {
        title: 'Quality',
        description: 'How much care is taken.\n\nMore of it\ntakes longer.',
        type: 'string',
        enum: ['low', 'high'],
        default: 'low',
      },
      Picture: {
        title: 'Picture',
        type: 'object',
        properties: {
          quality: { $ref: '#/components/schemas/Quality' },
          frame: { $ref: '#/components/schemas/Quality', description: 'How good its frame is.' },
          address: { description: 'Where it is.', type: 'string', format: 'uri', example: 'a:b' },
          former: { description: 'What it was.', type: 'string', deprecated: true },
          kind: { type: 'string', const: 'picture' },
        },
      },
    },
  },
};
const { types } = await writeTypes(readContract(document));

test('a property that is a reference says what its schema says, and its default', () => {
  expect(types).toContain(`
    /**
     * How much care is taken.
     *
     * More of it
     * takes longer.
     * @default low
     */
    quality?: Quality;
`);
});

test('words of its own stay', () => {
  expect(types).toContain(`
    /**
     * How good its frame is.
     * @default low
     */
    frame?: Quality;
`);
});

test('a type has its title before its description', () => {
  expect(types).toContain(`/**
 * Quality
 *
 * How much care is taken.
 *
 * More of it
 * takes longer.
 * @default low
 */
export type Quality`);
  expect(types).toContain('/** Picture */\nexport type Picture');
});

test('tags come last, behind the format', () => {
  expect(types).toContain(`
    /**
     * Where it is.
     *
     * Format: uri
     * @example a:b
     */
    address?: string;
`);
  expect(types).toContain(`
    /**
     * What it was.
     * @deprecated
     */
    former?: string;
`);
});

test('what the type says is not said again', () => {
  expect(types).toMatch(/former\?: string;\s+kind\?: "picture";/);
});
