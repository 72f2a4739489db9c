import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Operation, RequestBody } from '../../generated/shapes.ts';
import type { Violation } from '../../server/foundation/problems.ts';
import { checkBody, checkParameters } from '../../server/http/validation.ts';
import { SONG } from './bodies.ts';

const VIDEO = operations.createVideo.bodies['application/json'];
const IMAGE = operations.createImage.bodies['application/json'];
const MUSIC = operations.createMusic.bodies['application/json'];
const MESSAGE = operations.createMessage.bodies['application/json'];
const CHAT = operations.createChatCompletion.bodies['application/json'];

/** The violations reported for a body, in order. */
function violations(body: RequestBody, document: Record<string, unknown>): readonly Violation[] {
  const outcome = checkBody(body, document);
  return outcome.ok ? [] : (outcome.problem.violations ?? []);
}

function sentences(body: RequestBody, document: Record<string, unknown>): readonly string[] {
  return violations(body, document).map(({ message }) => message);
}

const { custom: _custom, ...UNDECIDED } = SONG;
const TURN = { role: 'user', content: 'Hello' };

describe('a sentence', () => {
  const cases: [string, RequestBody, Record<string, unknown>, string][] = [
    ['a missing parameter', VIDEO, {}, 'prompt is required.'],
    [
      'a parameter that one model needs',
      VIDEO,
      { model: 'vidx-imagine-video-1.5', prompt: 'x' },
      'refer_images is required with model vidx-imagine-video-1.5.',
    ],
    [
      'a missing parameter inside another',
      VIDEO,
      { prompt: 'x', reference_audios: [{}] },
      'reference_audios[0].voice_id is required.',
    ],
    [
      'an unknown parameter',
      VIDEO,
      { prompt: 'x', promt: 'y' },
      'There is no parameter promt; did you mean prompt?',
    ],
    [
      'a word for what only the other mode takes',
      MUSIC,
      { ...SONG, custom: false, llm_description_prompt: 'x', lyrics: 'y' },
      'There is no parameter lyrics.',
    ],
    [
      'a missing parameter where a body may have what the contract does not know',
      CHAT,
      { model: 'm', temperature: 1, mesages: [TURN] },
      'messages is required; did you mean it by mesages?',
    ],
    ['one like nothing there', CHAT, { model: 'm', top_k: 1 }, 'messages is required.'],
    [
      'a name that differs from a known one in its case, where a body may have what the contract does not know',
      CHAT,
      { model: 'm', Model: 'n', messages: [TURN] },
      'There is no parameter Model; did you mean model?',
    ],
    [
      'a name with a letter that only some take for the one that it looks like',
      MESSAGE,
      { model: 'm', 'max_to\u{212a}ens': 1, messages: [TURN] },
      'There is no parameter max_to\u{212a}ens; did you mean max_tokens?',
    ],
    [
      'a name that says where an upstream is',
      CHAT,
      { model: 'm', api_base: 'https://models.example.com', messages: [TURN] },
      'api_base cannot be given, for the operator alone says where upstreams are and what they are called with.',
    ],
    [
      'the same, written in capitals',
      MESSAGE,
      { model: 'm', API_KEY: 'mine', messages: [TURN] },
      'There is no parameter API_KEY; did you mean api_key?',
    ],
    ['one like no other', VIDEO, { prompt: 'x', zzzzzz: 1 }, 'There is no parameter zzzzzz.'],
    [
      'an unknown parameter inside another',
      VIDEO,
      { prompt: 'x', reference_audios: [{ voice_id: 'leo', pitch: 1 }] },
      'There is no parameter reference_audios[0].pitch.',
    ],
    ['a wrong type', VIDEO, { prompt: 1 }, 'prompt must be a string, not a number.'],
    ['null', MESSAGE, { model: null, messages: [TURN] }, 'model must be a string, not null.'],
    ['null that counts as absent', VIDEO, { prompt: null }, 'prompt is required.'],
    ['a list', VIDEO, { prompt: ['x'] }, 'prompt must be a string, not a list.'],
    ['an object', VIDEO, { prompt: {} }, 'prompt must be a string, not an object.'],
    ['a truth value', IMAGE, { prompt: 'x', n: true }, 'n must be a whole number, not true.'],
    ['a fraction', IMAGE, { prompt: 'x', n: 1.5 }, 'n must be a whole number, not 1.5.'],
    [
      'a value in place of an object',
      VIDEO,
      { prompt: 'x', reference_audios: ['atlas'] },
      'reference_audios[0] must be an object such as {"voice_id": …}, not a string.',
    ],
    [
      'a value in place of a list of objects',
      VIDEO,
      { prompt: 'x', reference_audios: 'atlas' },
      'reference_audios must be a list of objects such as {"voice_id": …}, not a string.',
    ],
    [
      'a type inside a list',
      VIDEO,
      { prompt: 'x', refer_images: [1] },
      'refer_images[0] must be a string, not a number.',
    ],
    [
      'one of two types',
      MESSAGE,
      { model: 'm', messages: [{ role: 'user', content: 1 }] },
      'messages[0].content must be a string or a list, not a number.',
    ],
    [
      'null in place of one of two types, in what is required',
      MESSAGE,
      { model: 'm', messages: [{ role: 'user', content: null }] },
      'messages[0].content must be a string or a list, not null.',
    ],
    [
      'one of two types, one of which has two values',
      CHAT,
      { model: 'm', messages: [TURN], stream: 'yes' },
      'stream must be true, false or null, not a string.',
    ],
    [
      'a condition inside a list',
      MESSAGE,
      { model: 'm', messages: [TURN, { role: 'user' }] },
      'messages[1].content is required, except in a turn of the system that has output_config.',
    ],
    [
      'a word of other interfaces',
      VIDEO,
      { prompt: 'x', aspect: '16:9' },
      'There is no parameter aspect; did you mean aspect_ratio?',
    ],
    [
      'a choice',
      VIDEO,
      { prompt: 'x', aspect_ratio: '4:3' },
      "aspect_ratio must be one of 2:3, 3:2, 1:1, 9:16 or 16:9; it is '4:3'.",
    ],
    [
      'a choice that other models have',
      VIDEO,
      { prompt: 'x', video_length: '7' },
      "video_length must be one of 6, 8 to 10 or 12 to 30 with model vidx-imagine-video-1.5-fast; it is '7', which model vidx-imagine-video or vidx-imagine-video-1.5 takes.",
    ],
    [
      'a text that other models take',
      IMAGE,
      { prompt: 'x'.repeat(1_001) },
      'prompt must have at most 1000 characters with mode imgy-2; it has 1001, which mode imgx-image-1 or imgy-3 takes.',
    ],
    [
      'a number that no model takes',
      IMAGE,
      { prompt: 'x', n: 11 },
      'n must be between 1 and 10 with mode imgy-2; it is 11.',
    ],
    [
      'a fixed value',
      IMAGE,
      { prompt: 'x', mode: 'imgy-3', n: 2 },
      'n must be 1 with mode imgy-3; it is 2, which mode imgy-2 or imgx-image-1 takes.',
    ],
    [
      'a fixed value, to who has chosen the model by its other name',
      IMAGE,
      { prompt: 'x', model: 'imgy-3', n: 2 },
      'n must be 1 with model imgy-3; it is 2, which model imgy-2 or imgx-image-1 takes.',
    ],
    [
      'a parameter of other models, to who has chosen the model by its other name',
      IMAGE,
      { prompt: 'x', model: 'imgy-2', style: 'vivid' },
      'style can be given with model imgy-3 only.',
    ],
    [
      'a range',
      MUSIC,
      { ...SONG, style_weight: 1.5 },
      'style_weight must be between 0 and 1 with custom true; it is 1.5.',
    ],
    [
      'a length',
      MUSIC,
      { ...SONG, title: 'x'.repeat(81) },
      'title must have at most 80 characters with custom true; it has 81.',
    ],
    [
      'a number of elements',
      VIDEO,
      { prompt: 'x', reference_audios: Array(4).fill({ voice_id: 'leo' }) },
      'reference_audios must have at most 3 elements; it has 4.',
    ],
    [
      'a pattern',
      VIDEO,
      { prompt: 'x', hook_url: 'hooks' },
      "hook_url must be an http or https address of at most 2048 characters; it is 'hooks'.",
    ],
    [
      'a condition',
      IMAGE,
      { prompt: 'x', mode: 'imgx-image-1', background: 'transparent', output_format: 'jpeg' },
      'background transparent needs output_format png or webp.',
    ],
    [
      'a parameter of other models',
      IMAGE,
      { prompt: 'x', style: 'vivid' },
      'style can be given with mode imgy-3 only.',
    ],
    [
      'the choice of the variant',
      VIDEO,
      { prompt: 'x', model: 'vidx-9' },
      "model must be one of vidx-imagine-video-1.5-fast, vidx-imagine-video or vidx-imagine-video-1.5; it is 'vidx-9'.",
    ],
    ['a variant that must be chosen', MUSIC, { ...UNDECIDED, prompt: 'x' }, 'custom is required.'],
    [
      'a turn that no one speaks',
      CHAT,
      { model: 'm', messages: [TURN, { role: 'robot', content: 'x' }] },
      "messages[1].role must be one of system, developer, user, assistant, tool or function; it is 'robot'.",
    ],
  ];

  test.each(cases)('names the parameter and the rule: %s', (_what, body, document, sentence) => {
    expect(sentences(body, document)).toContain(sentence);
  });

  test.each(cases)('is the only one: %s', (_what, body, document) => {
    expect(violations(body, document)).toHaveLength(1);
  });

  test('is there for each parameter that is needed, whichever variant is chosen', () => {
    expect(sentences(MUSIC, { mv: 'tune-v5', prompt: 'x' })).toEqual([
      'music_id is required.',
      'chop_sample_start_s is required.',
      'chop_sample_end_s is required.',
      'custom is required.',
      'instrumental is required.',
    ]);
  });

  test('names another model only where that has the parameter', () => {
    const [sentence] = sentences(IMAGE, { prompt: 'x', mode: 'imgy-3', style: 'bold' });
    expect(sentence).toMatch(/; it is 'bold'\.$/);
  });

  test('counts characters, not the units that they are stored in', () => {
    const title = '🌊'.repeat(81);
    expect(sentences(MUSIC, { ...SONG, title })[0]).toMatch(/; it has 81\.$/);
  });

  test('shows what was given shortly and on one line', () => {
    const aspect_ratio = `\u001b[31m${'x'.repeat(500)}\n`;
    const [sentence = ''] = sentences(VIDEO, { prompt: 'x', aspect_ratio });
    expect(sentence).not.toMatch(/\p{Cc}/u);
    expect(sentence.length).toBeLessThan(200);
    const [unknown = ''] = sentences(VIDEO, { prompt: 'x', [`a\n${'b'.repeat(500)}`]: 1 });
    expect(unknown).not.toContain('\n');
    expect(unknown.length).toBeLessThan(200);
  });
});

describe('a request that breaks very many rules', () => {
  test('is answered with some of them, and soon', () => {
    const messages = [{ role: 'user', content: Array(60_000).fill({}) }];
    expect(violations(CHAT, { model: 'm', messages })).toHaveLength(50);
    const turns = Array(30_000).fill({ role: 'user' });
    expect(violations(CHAT, { model: 'm', messages: turns })).toHaveLength(50);
    const unknown = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`p${index}`, 1]),
    );
    expect(violations(VIDEO, { prompt: 'x', ...unknown })).toHaveLength(50);
  });
});

describe('violations', () => {
  test('list what would be accepted, where that can be listed', () => {
    const [choice] = violations(VIDEO, { prompt: 'x', aspect_ratio: '4:3' });
    expect(choice?.allowed).toEqual(['2:3', '3:2', '1:1', '9:16', '16:9']);
    const [fixed] = violations(IMAGE, { prompt: 'x', mode: 'imgy-3', n: 2 });
    expect(fixed?.allowed).toEqual([1]);
    const [variant] = violations(IMAGE, { prompt: 'x', mode: 'x' });
    expect(variant?.allowed).toEqual(['imgy-2', 'imgx-image-1', 'imgy-3']);
    const [range] = violations(IMAGE, { prompt: 'x', n: 11 });
    expect(range).not.toHaveProperty('allowed');
  });

  test('are all there, each once', () => {
    const found = violations(VIDEO, {
      prompt: 'x'.repeat(40_000),
      aspect_ratio: '4:3',
      video_length: 7,
      colour: 'red',
    });
    expect(found.map(({ parameter, rule }) => `${parameter} ${rule}`).toSorted()).toEqual([
      'aspect_ratio video-aspect-ratio',
      'colour unknown-parameter',
      'prompt fast-video-prompt-length',
      'video_length type',
    ]);
  });

  test('are those of the chosen model alone', () => {
    const found = violations(VIDEO, {
      model: 'vidx-imagine-video',
      prompt: 'x',
      resolution_name: '1080p',
    });
    expect(found.map(({ rule }) => rule)).toEqual(['plain-video-resolution']);
  });

  test('of a condition are told of the parameter that the condition is about', () => {
    const [found] = violations(IMAGE, {
      prompt: 'x',
      mode: 'imgx-image-1',
      output_compression: 50,
    });
    expect(found).toMatchObject({
      parameter: 'output_compression',
      rule: 'output-compression-format',
    });
  });

  test('are no more than a reader can use', () => {
    const reference_audios = Array.from({ length: 300 }, () => ({ voice_id: 'nobody' }));
    expect(violations(VIDEO, { prompt: 'x', reference_audios })).toHaveLength(50);
  });
});

describe('the message of a refusal', () => {
  test('is the first sentence, and says how many more there are', () => {
    const outcome = checkBody(VIDEO, { aspect_ratio: '4:3' });
    expect(outcome.ok ? '' : outcome.problem.message).toBe(
      'prompt is required. (and 1 more in data.violations)',
    );
  });

  test('of a parameter in the address is of the same kind', () => {
    const { parameters }: Operation = operations.getVideoJob;
    if (parameters === undefined) throw new Error('The lookup has a parameter.');
    const outcome = checkParameters(parameters, { jobId: '' });
    expect(outcome.ok ? [] : outcome.problem.violations).toEqual([
      {
        parameter: 'jobId',
        rule: 'job-id',
        message: 'jobId must be the identifier that the creation answered (1 to 200 characters).',
      },
    ]);
  });
});
