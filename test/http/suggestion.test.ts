import { describe, expect, test } from 'vitest';
import { operationOf } from '../../client/conformance/contract.ts';
import { operations } from '../../generated/operations.ts';
import { exampleRequest, type Rule } from '../../generated/rule-examples.ts';
import { rules } from '../../generated/rules.ts';
import type { RequestBody } from '../../generated/shapes.ts';
import { checkBody } from '../../server/http/validation.ts';
import { SONG } from './bodies.ts';

/** An example of a rule: its name in the report, the rule, and the patch. */
type RuleCase = [string, Rule, Readonly<Record<string, unknown>>];

const SHOWN_LENGTH = 80;

const VIDEO = operations.createVideo.bodies['application/json'];
const IMAGE = operations.createImage.bodies['application/json'];
const MUSIC = operations.createMusic.bodies['application/json'];
const EMBEDDING = operations.createEmbedding.bodies['application/json'];
const EDIT_FORM = operations.editImage.bodies['multipart/form-data'];

function suggestion(body: RequestBody, document: Record<string, unknown>): unknown {
  const outcome = checkBody(body, document);
  if (outcome.ok) throw new Error('There is nothing to suggest.');
  return outcome.problem.suggestion;
}

describe('the suggestion', () => {
  test.each<[string, RequestBody, Record<string, unknown>, Record<string, unknown>]>([
    ['the nearest number', VIDEO, { prompt: 'x', video_length: '31' }, { video_length: '30' }],
    ['the nearer of two', VIDEO, { prompt: 'x', video_length: '3' }, { video_length: '6' }],
    [
      'to leave out what is null in words',
      EMBEDDING,
      { model: 'x', input: 'x', encoding_format: 'Null' },
      { encoding_format: null },
    ],
    ['the nearest spelling', VIDEO, { prompt: 'x', aspect_ratio: '169' }, { aspect_ratio: '16:9' }],
    [
      'the greater of two as near',
      VIDEO,
      { prompt: 'x', video_length: '7' },
      { video_length: '8' },
    ],
    ['the nearest ratio', VIDEO, { prompt: 'x', aspect_ratio: '4:3' }, { aspect_ratio: '3:2' }],
    [
      'the nearest tall ratio',
      VIDEO,
      { prompt: 'x', aspect_ratio: '3:4' },
      { aspect_ratio: '2:3' },
    ],
    ['the nearest size', IMAGE, { prompt: 'x', size: '500x500' }, { size: '512x512' }],
    [
      'the nearest number of its unit',
      VIDEO,
      { prompt: 'x', resolution_name: '1080p' },
      { resolution_name: '720p' },
    ],
    [
      'the unit that is missing',
      VIDEO,
      { prompt: 'x', resolution_name: '480' },
      { resolution_name: '480p' },
    ],
    ['the word of this service', IMAGE, { prompt: 'x', num_images: 2 }, { num_images: null, n: 2 }],
    ['the bound above', IMAGE, { prompt: 'x', n: 11 }, { n: 10 }],
    ['the bound below', IMAGE, { prompt: 'x', n: 0 }, { n: 1 }],
    ['the only value', IMAGE, { prompt: 'x', mode: 'imgy-3', n: 2 }, { n: 1 }],
    ['a number for digits', IMAGE, { prompt: 'x', n: '2' }, { n: 2 }],
    ['digits for a number', VIDEO, { prompt: 'x', video_length: 6 }, { video_length: '6' }],
    [
      'a truth value for its name',
      MUSIC,
      { ...SONG, instrumental: 'true' },
      { instrumental: true },
    ],
    [
      'a list for what stands alone',
      VIDEO,
      { prompt: 'x', refer_images: 'https://a.test' },
      { refer_images: ['https://a.test'] },
    ],
    [
      'a shorter list',
      VIDEO,
      { prompt: 'x', reference_audios: Array(4).fill({ voice_id: 'leo' }) },
      { reference_audios: Array(3).fill({ voice_id: 'leo' }) },
    ],
    [
      'the model that signs alone tell apart',
      MUSIC,
      { ...SONG, mv: 'tune-v4.5' },
      { mv: 'tune-v4-5' },
    ],
    [
      'the right model under its right name',
      VIDEO,
      { prompt: 'x', mode: 'vidx-imagine-video' },
      { mode: null, model: 'vidx-imagine-video' },
    ],
    [
      'letters in their right order',
      IMAGE,
      { prompt: 'x', szie: '256x256' },
      { szie: null, size: '256x256' },
    ],
    [
      'the nearest value inside a list, and leaves the rest of it as it is',
      VIDEO,
      { prompt: 'x', reference_audios: [{ voice_id: 'eve' }, { voice_id: 'Atlass' }] },
      { reference_audios: [{ voice_id: 'eve' }, { voice_id: 'atlas' }] },
    ],
    [
      'a list for one thing',
      VIDEO,
      { prompt: 'x', reference_audios: { voice_id: 'eve' } },
      { reference_audios: [{ voice_id: 'eve' }] },
    ],
    [
      'a name and a value that are both a little wrong',
      VIDEO,
      { prompt: 'x', resolution: '720' },
      { resolution: null, resolution_name: '720p' },
    ],
    [
      'a truth value for the text of it, where it chooses',
      MUSIC,
      { ...SONG, custom: 'true' },
      { custom: true },
    ],
    ['the right name', VIDEO, { promt: 'x' }, { promt: null, prompt: 'x' }],
    [
      'what is usual with the model for a word of another one',
      IMAGE,
      { prompt: 'x', mode: 'imgy-2', quality: 'hd' },
      { quality: 'auto' },
    ],
    ['to leave out what is not taken', IMAGE, { prompt: 'x', style: 'vivid' }, { style: null }],
    [
      'the right model',
      VIDEO,
      { prompt: 'x', model: 'vidx-imagine-vido' },
      { model: 'vidx-imagine-video' },
    ],
    [
      'what a condition asks for',
      IMAGE,
      { prompt: 'x', mode: 'imgx-image-1', output_compression: 50 },
      { output_format: 'webp' },
    ],
    [
      'several changes at once',
      IMAGE,
      { prompt: 'x', n: 11, size: '256*256' },
      { n: 10, size: '256x256' },
    ],
  ])('offers %s', (_what, body, document, expected) => {
    expect(suggestion(body, document)).toEqual(expected);
  });

  test.each<[string, RequestBody, Record<string, unknown>]>([
    ['nobody can know what is missing', VIDEO, {}],
    ['a text is too long', IMAGE, { prompt: 'x'.repeat(1001) }],
    [
      'the right model would not take the rest',
      VIDEO,
      { prompt: 'x', model: 'vidx-imagine-video-1.4' },
    ],
    ['one of two faults stays', VIDEO, { prompt: '', video_length: '31' }],
    ['the unit is another', VIDEO, { prompt: 'x', resolution_name: '4k' }],
    ['the word is of no model', IMAGE, { prompt: 'x', quality: 'splendid' }],
    ['the ratio is none', VIDEO, { prompt: 'x', aspect_ratio: '0:0' }],
    ['nobody knows what was meant', VIDEO, { prompt: 'x', zzzzzz: 1 }],
    ['the right name is given too', VIDEO, { prompt: 'x', promt: 'y' }],
    ['it is a file', EDIT_FORM, { prompt: 'x', image: ['', ''] }],
  ])('is not there where %s', (_what, body, document) => {
    expect(suggestion(body, document)).toBeUndefined();
  });

  test('does not send back what is long', () => {
    const image = 'A'.repeat(100_000);
    const body = operations.editImage.bodies['application/json'];
    expect(suggestion(body, { prompt: 'x', image })).toBeUndefined();
    expect(suggestion(body, { prompt: 'x', image: 'AAAA' })).toEqual({ image: ['AAAA'] });
  });

  test('leaves the request as it was', () => {
    const document = Object.freeze({ promt: 'x' });
    suggestion(VIDEO, document);
    expect(document).toEqual({ promt: 'x' });
  });
});

describe('the refused examples of the contract', () => {
  const refused = rules
    .filter(({ checked }) => checked === 'schema')
    .flatMap((rule) =>
      rule.refused.map((patch): RuleCase => {
        const shown = JSON.stringify(patch).slice(0, SHOWN_LENGTH);
        return [`${rule.operationId} ${rule.variant} ${shown}`, rule, patch];
      }),
    );

  /** The suggestion for an example, and the request it is for. */
  function suggested(...[, rule, patch]: RuleCase) {
    const body = operationOf(rule.operationId).bodies[rule.mediaType];
    if (body === undefined) throw new Error(`${rule.operationId} has no such body.`);
    const request = exampleRequest(rule.base, patch);
    const outcome = checkBody(body, request);
    if (outcome.ok) throw new Error('The example is not refused.');
    return { body, request, patch: outcome.problem.suggestion };
  }

  const withSuggestion = refused.filter((one) => suggested(...one).patch !== undefined);

  test('often have one', () => {
    expect(withSuggestion.length).toBeGreaterThan(refused.length / 3);
  });

  test.each(withSuggestion)('pass with what is suggested: %s', (...one) => {
    const { body, request, patch } = suggested(...one);
    const changed = exampleRequest(request, patch ?? {});
    expect(checkBody(body, changed)).toMatchObject({ ok: true });
  });
});
