import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { renameAliases } from '../../openapi/validation/aliases.ts';
import { done } from '../../server/foundation/outcome.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';

let listener: TestListener;
/** The inputs that the operations received. */
let inputs: unknown[];

const MADE = [{ b64_json: 'AAAA' }];
const USAGE = {
  input_tokens: 1,
  input_tokens_details: { image_tokens: 0, text_tokens: 1 },
  output_tokens: 1,
  total_tokens: 2,
};

const ACCEPTED = { status: 'SUCCESS', message: 'Accepted.' } as const;

beforeAll(async () => {
  listener = await aListener({
    createImage: async ({ input }) => {
      inputs.push(input.body);
      return done({ kind: 'json', body: { created: 1, data: MADE, usage: USAGE } });
    },
    editImage: async ({ input }) => {
      inputs.push(input.body);
      return done({
        kind: 'json',
        body: { created: 1, data: MADE, usage: USAGE },
      });
    },
    createVideo: async ({ input }) => {
      inputs.push(input.body);
      return done({ kind: 'json', body: { ...ACCEPTED, data: { jobId: 'a' } } });
    },
    createMusic: async ({ input }) => {
      inputs.push(input.body);
      return done({ kind: 'json', body: { ...ACCEPTED, data: { job_id: 'a' } } });
    },
  });
});

beforeEach(() => {
  inputs = [];
});

afterAll(() => listener.stop());

const generate = (json: object): Promise<Answer> =>
  listener.call('/v1/images/generations', { json });
const edit = (json: object): Promise<Answer> => listener.call('/v1/images/edits', { json });

const PICTURE = 'data:image/png;base64,AAAA';
const OTHER = 'data:image/png;base64,BBBB';
const base64 = (text: string) => ({ kind: 'base64', text });

describe('the model of the image operations', () => {
  test('may be called model, as the SDKs do', async () => {
    expect((await generate({ prompt: 'x', model: 'imgy-3', style: 'vivid' })).status).toBe(200);
    expect(inputs).toMatchObject([{ mode: 'imgy-3', style: 'vivid' }]);
    expect(inputs[0]).not.toHaveProperty('model');
  });

  test('may be given under both names, if they agree', async () => {
    expect((await generate({ prompt: 'x', model: 'imgy-3', mode: 'imgy-3' })).status).toBe(200);
    expect(inputs).toMatchObject([{ mode: 'imgy-3' }]);
  });

  test('must not be two different ones', async () => {
    const answer = await generate({ prompt: 'x', model: 'imgy-3', mode: 'imgy-2' });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toEqual([
      {
        parameter: 'mode',
        rule: 'alias-conflict',
        message: 'model is another name for mode; both are given, with different values.',
      },
    ]);
    expect(answer.json.error).toMatchObject({ code: 'alias-conflict', param: 'mode' });
  });

  test('is refused under the name that it was given', async () => {
    const answer = await generate({ prompt: 'x', model: 'imgy-4' });
    expect(answer.json.data.violations[0]).toMatchObject({
      parameter: 'model',
      rule: 'image-model',
      message: expect.stringMatching(/^model .*; it is 'imgy-4'\.$/),
    });
    expect(answer.json.data.suggestion).toEqual({ model: 'imgy-2' });
  });

  test('has no other name elsewhere', async () => {
    const answer = await listener.call('/vidx/generations', { json: { prompt: 'x', mode: 'a' } });
    expect(answer.json.data.violations[0]).toMatchObject({
      parameter: 'mode',
      rule: 'unknown-parameter',
      message: 'There is no parameter mode; did you mean model?',
    });
  });
});

describe('what is said of a parameter that came under another name', () => {
  test('names the model as the caller does, where another rule depends on it', async () => {
    const answer = await generate({ prompt: 'x', model: 'imgy-2', size: '1024x1792' });
    expect(answer.json.message).toContain('which model imgy-3 takes');
  });

  test.each([
    ['image', 'image[0]'],
    ['images', 'images[0]'],
  ])('names the pictures %s', async (name, parameter) => {
    const answer = await edit({ prompt: 'x', [name]: [''] });
    expect(answer.json.data.violations).toMatchObject([{ parameter, rule: 'image-source' }]);
    expect(answer.json.message).toMatch(new RegExp(`^${name}\\[0\\] must be`));
  });

  test('suggests nothing that would set one of two names alone', async () => {
    const body = { prompt: 'x', model: 'imgy-4', mode: 'imgy-4' };
    const answer = await generate(body);
    expect(answer.json.data).not.toHaveProperty('suggestion');
  });
});

describe('the pictures of an edit in JSON', () => {
  test.each([
    ['a list of texts', { image: [PICTURE] }],
    ['a list of wrapped texts', { image: [{ image_url: PICTURE }] }],
    ['images, as the public interface has them', { images: [{ image_url: PICTURE }] }],
    ['images, not wrapped', { images: [PICTURE] }],
    ['both names, with the same picture', { image: [PICTURE], images: [{ image_url: PICTURE }] }],
  ])('may come as %s', async (_what, pictures) => {
    const answer = await edit({ prompt: 'x', ...pictures, mask: { image_url: OTHER } });
    expect(answer.status).toBe(200);
    expect(inputs).toEqual([
      expect.objectContaining({ image: [base64('AAAA')], mask: base64('BBBB') }),
    ]);
    expect(inputs[0]).not.toHaveProperty('images');
  });

  test('must not be two different ones under both names', async () => {
    const answer = await edit({ prompt: 'x', image: [PICTURE], images: [{ image_url: OTHER }] });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toMatchObject([
      { parameter: 'image', rule: 'alias-conflict' },
    ]);
  });

  test.each([
    ['more than the address', { image_url: PICTURE, detail: 'high' }],
    ['something else', { url: PICTURE }],
    ['a wrapper in a wrapper', { image_url: { image_url: PICTURE } }],
  ])('are not taken where the wrapper holds %s', async (_what, wrapped) => {
    const answer = await edit({ prompt: 'x', image: [wrapped] });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toMatchObject([{ parameter: 'image[0]', rule: 'type' }]);
  });

  test.each([
    ['a data URI', PICTURE, base64('AAAA')],
    ['bare Base64', 'AAAA', base64('AAAA')],
    ['an address in capitals', 'HTTPS://a.test/a', { kind: 'address', url: 'HTTPS://a.test/a' }],
    [
      'an address',
      'https://example.com/a.png',
      { kind: 'address', url: 'https://example.com/a.png' },
    ],
  ])('may each be %s', async (_what, text, source) => {
    expect((await edit({ prompt: 'x', image: [text] })).status).toBe(200);
    expect(inputs).toMatchObject([{ image: [source] }]);
  });
});

describe('null for a parameter of the image operations, as frameworks send it for what is not set,', () => {
  const unset = {
    model: null,
    n: null,
    output_compression: null,
    output_format: null,
    partial_images: null,
    quality: null,
    response_format: null,
    size: null,
    stream: null,
    user: null,
  };
  /** Parameters that only image creation takes. */
  const ofCreation = { background: null, moderation: null, style: null };

  test('counts as leaving it out', async () => {
    expect((await generate({ prompt: 'x' })).status).toBe(200);
    const ofEdits = { mask: null, image: null, images: null, input_fidelity: null };
    expect((await generate({ prompt: 'x', ...unset, ...ofCreation, ...ofEdits })).status).toBe(200);
    expect(inputs[1]).toEqual(inputs[0]);
  });

  test('counts so in an edit, also for the mask and under another name', async () => {
    expect((await edit({ prompt: 'x', image: [PICTURE] })).status).toBe(200);
    const nulls = { ...unset, ...ofCreation, mask: null, images: null, input_fidelity: null };
    expect((await edit({ prompt: 'x', image: [PICTURE], ...nulls })).status).toBe(200);
    expect(inputs[1]).toEqual(inputs[0]);
  });

  test('counts so in a rule about two of them', async () => {
    const asked = { prompt: 'x', model: 'imgx-image-1', output_compression: 50 };
    expect((await generate({ ...asked, output_format: null })).status).toBe(400);
    expect((await generate({ ...asked, output_compression: null })).status).toBe(200);
  });

  test('is refused by name where there is no such parameter', async () => {
    for (const answer of [
      await generate({ prompt: 'x', foo: null }),
      await edit({ prompt: 'x', image: [PICTURE], foo: null }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json.data.violations).toMatchObject([{ parameter: 'foo' }]);
    }
    expect(inputs).toEqual([]);
  });

  test('leaves out what must be there', async () => {
    const { json } = await generate({ prompt: null });
    expect(json.data.violations).toMatchObject([{ parameter: 'prompt', rule: 'required' }]);
  });
});

describe('null for a parameter of a video or a song', () => {
  const film = (json: object) => listener.call('/vidx/generations', { json });
  const sing = (json: object) => listener.call('/musx/v1/sample', { json });
  const inspired = {
    music_id: 'a',
    chop_sample_start_s: 0,
    chop_sample_end_s: 30,
    custom: false,
    instrumental: false,
    mv: 'tune-v5',
    llm_description_prompt: 'Waves',
  };

  test('counts as leaving it out of a video', async () => {
    expect((await film({ prompt: 'x' })).status).toBe(200);
    const unset = { model: null, aspect_ratio: null, video_length: null, resolution_name: null };
    const lists = { refer_images: null, reference_audios: null, hook_url: null };
    expect((await film({ prompt: 'x', ...unset, ...lists })).status).toBe(200);
    expect(inputs[1]).toEqual(inputs[0]);
  });

  test('counts as leaving it out of a song, also where only the other mode takes it', async () => {
    expect((await sing(inspired)).status).toBe(200);
    const unset = { vocal_gender: null, isStorage: null, hookUrl: null, auto_lyrics: null };
    const ofCustom = { prompt: null, title: null, tags: null, style_weight: null };
    expect((await sing({ ...inspired, ...unset, ...ofCustom })).status).toBe(200);
    expect(inputs[1]).toEqual(inputs[0]);
  });

  test('is refused by name where there is no such parameter, and leaves out what must be there', async () => {
    const [unknown, missing] = [
      await film({ prompt: 'x', foo: null }),
      await film({ prompt: null }),
    ];
    expect(unknown.json.data.violations).toMatchObject([{ parameter: 'foo' }]);
    expect(missing.json.data.violations).toMatchObject([{ parameter: 'prompt', rule: 'required' }]);
    const { json } = await sing({ ...inspired, llm_description_prompt: null });
    expect(json.data.violations).toMatchObject([
      { parameter: 'llm_description_prompt', rule: 'required' },
    ]);
  });
});

describe('renaming', () => {
  const BODY = operations.editImage.bodies['application/json'];

  test('leaves what it is given as it is', () => {
    const given = Object.freeze({ model: 'a', mask: Object.freeze({ image_url: 'b' }) });
    const renamed = renameAliases(given, BODY);
    expect(renamed).toMatchObject({ ok: true, value: { value: { mode: 'a', mask: 'b' } } });
    expect(given).toEqual({ model: 'a', mask: { image_url: 'b' } });
  });

  test('takes a name that every object has for a name like others', () => {
    const given = JSON.parse('{"toString":1,"hasOwnProperty":2}');
    expect(renameAliases(given, BODY)).toMatchObject({ ok: true, value: { value: given } });
    const unset = JSON.parse('{"toString":null,"hasOwnProperty":null}');
    expect(renameAliases(unset, BODY)).toMatchObject({ ok: true, value: { value: unset } });
  });
});
