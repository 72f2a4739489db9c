import { expect, test } from 'vitest';
import { type FileKind, mediaTypeOfKind } from '../../../server/jobs/kinds/file-kind.ts';

const KEPT: readonly (readonly [FileKind, string | undefined, string | undefined])[] = [
  ['video', 'video/mp4', 'video/mp4'],
  ['video', 'video/webm', 'video/webm'],
  ['video', 'audio/mpeg', undefined],
  ['video', 'image/gif', undefined],
  ['video', 'application/pdf', undefined],
  ['video', undefined, undefined],
  ['picture', 'image/jpeg', 'image/jpeg'],
  ['picture', 'video/mp4', undefined],
  ['picture', undefined, undefined],
  ['sound', 'audio/mpeg', 'audio/mpeg'],
  ['sound', 'video/webm', 'audio/webm'],
  ['sound', 'application/ogg', 'audio/ogg'],
  ['sound', 'video/quicktime', undefined],
  ['sound', 'image/png', undefined],
];

test.each(KEPT)('as a %s, what is %s is kept as %s', (kind, mediaType, kept) => {
  expect(mediaTypeOfKind(kind, mediaType)).toBe(kept);
});
