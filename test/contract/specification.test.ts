import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

/**
 * The tables of the specification, row by row, as the contract must contain them. The examples of the rules test how
 * the rules treat requests; these tests make sure that no row is missing.
 */

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema is read here as the data that it is.
type Node = any;

function resolve(node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  const { $ref, ...siblings } = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((place: Node, key: string) => place[key], contract);
  return { ...resolve(target), ...siblings };
}

function schema(name: string): Node {
  return resolve({ $ref: `#/components/schemas/${name}` });
}

/** The schema of a variant's property, with references resolved. */
function field(variant: string, name: string): Node {
  return resolve(schema(variant).properties[name]);
}

function operation(path: string, method = 'post'): Node {
  return (contract.paths as Node)[path][method];
}

const seconds = (from: number, to: number, without: readonly number[] = []): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((length) => !without.includes(length))
    .map(String);

const FAST = 'FastVideoRequest';
const PLAIN = 'PlainVideoRequest';
const ONE_IMAGE = 'OneImageVideoRequest';

/** Operations for signing up and in, which need no credentials. */
const COMING_IN = [
  ...['signUp', 'activateAccount', 'sendActivation', 'signIn'],
  ...['sendPasswordReset', 'resetPassword'],
];
const OPEN = [
  ...['getAsset', 'getContract', 'getContractYaml'],
  ...['getHealth', 'getReadiness', 'getMetrics'],
];
/** Operations on people and keys, which need a session and refuse API keys. */
const FOR_PEOPLE = [
  ...['signOut', 'listPeople', 'changePerson', 'removePerson'],
  ...['invitePerson', 'withdrawInvitation'],
  ...['listKeys', 'createKey', 'revokeKey', 'rotateKey', 'listChanges'],
];

describe('1. video generation: POST /vidx/generations', () => {
  test.each([
    [
      FAST,
      'model',
      { const: 'vidx-imagine-video-1.5-fast', default: 'vidx-imagine-video-1.5-fast' },
    ],
    [PLAIN, 'model', { const: 'vidx-imagine-video' }],
    [ONE_IMAGE, 'model', { const: 'vidx-imagine-video-1.5' }],
    [FAST, 'prompt', { type: 'string' }],
    [PLAIN, 'prompt', { type: 'string', maxLength: 4096 }],
    [ONE_IMAGE, 'prompt', { type: 'string', maxLength: 4096 }],
    [FAST, 'aspect_ratio', { default: '16:9', enum: ['2:3', '3:2', '1:1', '9:16', '16:9'] }],
    [FAST, 'video_length', { type: 'string', default: '10', enum: seconds(6, 30, [7, 11]) }],
    [PLAIN, 'video_length', { type: 'string', default: '10', enum: seconds(1, 15) }],
    [ONE_IMAGE, 'video_length', { type: 'string', default: '10', enum: seconds(1, 15) }],
    [FAST, 'resolution_name', { default: '720p', enum: ['480p', '720p'] }],
    [PLAIN, 'resolution_name', { default: '720p', const: '720p' }],
    [ONE_IMAGE, 'resolution_name', { default: '720p', enum: ['480p', '720p', '1080p'] }],
    [FAST, 'refer_images', { type: 'array', maxItems: 7 }],
    [PLAIN, 'refer_images', { type: 'array' }],
    [ONE_IMAGE, 'refer_images', { type: 'array', minItems: 1, maxItems: 1 }],
    [FAST, 'reference_audios', { type: 'array', maxItems: 3 }],
    [FAST, 'hook_url', { type: 'string' }],
  ])('%s: %s', (variant, name, expected) => {
    expect(field(variant, name)).toMatchObject(expected);
  });

  test('prompt is the only required field of the default model', () => {
    expect(schema(FAST).required).toEqual(['prompt']);
    expect(field(FAST, 'prompt').maxLength).toBeGreaterThan(4096);
  });

  test('the 26 voices are there, each with its tone', () => {
    const voice = field('VoiceCharacter', 'voice_id');
    expect(voice['x-enumDescriptions']).toEqual({
      carina: 'soft',
      zagan: 'powerful',
      helix: 'bold',
      orion: 'rich cinematic',
      luna: 'gentle',
      iris: 'friendly upbeat',
      altair: 'elegant',
      zenith: 'sharp focused',
      perseus: 'strong confident',
      helios: 'upbeat energetic',
      lux: 'grounded calm',
      kepler: 'inventive',
      rigel: 'precise professional',
      cosmo: 'bright curious',
      celeste: 'compassionate',
      ursa: 'friendly warm',
      sirius: 'quick-witted playful',
      lumen: 'warm articulate',
      castor: 'charismatic easygoing',
      naksh: 'warm thoughtful',
      atlas: 'confident commanding',
      ara: 'warm friendly',
      eve: 'energetic upbeat',
      leo: 'authoritative strong',
      rex: 'confident clear',
      sal: 'smooth balanced',
    });
    expect(voice.enum).toEqual(Object.keys(voice['x-enumDescriptions']));
    expect(voice.enum).toHaveLength(26);
  });

  test('several reference images of vidx-imagine-video leave at most 10 seconds', () => {
    const rule = schema(PLAIN)
      .allOf.map(resolve)
      .find((part: Node) => part.if !== undefined);
    expect(rule.if.properties.refer_images.minItems).toBe(2);
    expect(rule.then.properties.video_length.enum).toEqual(seconds(1, 10));
  });

  test('answers a job identifier, and 400 and 401 in the envelope', () => {
    const { responses, callbacks } = operation('/vidx/generations');
    expect(schema('VideoAccepted').properties.data.required).toEqual(['jobId']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401']));
    expect(schema('Problem').required).toEqual(['status', 'message']);
    expect(Object.keys(resolve(callbacks.videoFinished))).toEqual(['{$request.body#/hook_url}']);
  });
});

const IMGX = 'ImgxImageRequest';
const IMGY2 = 'Imgy2ImageRequest';
const IMGY3 = 'Imgy3ImageRequest';
const IMGX_SIZES = ['1024x1024', '1536x1024', '1024x1536', 'auto'];
const IMGY2_SIZES = ['256x256', '512x512', '1024x1024', 'auto'];

describe('2. image generation: POST /v1/images/generations', () => {
  test.each([
    [IMGX, 'prompt', { type: 'string', maxLength: 32_000 }],
    [IMGY2, 'prompt', { type: 'string', maxLength: 1000 }],
    [IMGY3, 'prompt', { type: 'string', maxLength: 4000 }],
    [IMGX, 'mode', { const: 'imgx-image-1' }],
    [IMGY2, 'mode', { const: 'imgy-2', default: 'imgy-2' }],
    [IMGY3, 'mode', { const: 'imgy-3' }],
    [IMGX, 'background', { default: 'auto', enum: ['transparent', 'opaque', 'auto'] }],
    [IMGX, 'moderation', { default: 'auto', enum: ['low', 'auto'] }],
    [IMGX, 'n', { type: 'integer', default: 1, minimum: 1, maximum: 10 }],
    [IMGY2, 'n', { type: 'integer', default: 1, minimum: 1, maximum: 10 }],
    [IMGY3, 'n', { type: 'integer', default: 1, const: 1 }],
    [IMGX, 'output_compression', { type: 'integer', default: 100, minimum: 0, maximum: 100 }],
    [IMGX, 'output_format', { default: 'png', enum: ['png', 'jpeg', 'webp'] }],
    [IMGX, 'quality', { default: 'auto', enum: ['auto', 'high', 'medium', 'low'] }],
    [IMGY3, 'quality', { default: 'auto', enum: ['auto', 'hd', 'standard'] }],
    [IMGY2, 'quality', { default: 'auto', enum: ['auto', 'standard'] }],
    [IMGX, 'response_format', { const: 'b64_json' }],
    [IMGY2, 'response_format', { enum: ['url', 'b64_json'] }],
    [IMGY3, 'response_format', { enum: ['url', 'b64_json'] }],
    [IMGX, 'size', { default: 'auto', enum: IMGX_SIZES }],
    [IMGY2, 'size', { default: 'auto', enum: IMGY2_SIZES }],
    [IMGY3, 'size', { default: 'auto', enum: ['1024x1024', '1792x1024', '1024x1792', 'auto'] }],
    [IMGY3, 'style', { enum: ['vivid', 'natural'] }],
    // The documented default is accepted for every model, and nothing else.
    [IMGY2, 'background', { const: 'auto' }],
    [IMGY3, 'moderation', { const: 'auto' }],
    [IMGY2, 'output_compression', { const: 100 }],
    [IMGY3, 'output_format', { const: 'png' }],
  ])('%s: %s', (variant, name, expected) => {
    expect(field(variant, name)).toMatchObject(expected);
  });

  test('style is for imgy-3 alone', () => {
    expect([IMGX, IMGY2].map((variant) => schema(variant).properties.style)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('answers pictures by address or in Base64', () => {
    expect(schema('ImageResult').required).toEqual(['created', 'data']);
    expect(schema('ImageByAddress').required).toEqual(['url', 'revised_prompt']);
    expect(schema('ImageInBase64').required).toEqual(['b64_json']);
    expect(Object.keys(schema('ImageUsage').properties)).toEqual([
      'input_tokens',
      'input_tokens_details',
      'output_tokens',
      'total_tokens',
    ]);
  });
});

describe('3. image edit: POST /v1/images/edits', () => {
  test.each([
    ['ImgxEditRequest', 'prompt', { maxLength: 32_000 }],
    ['Imgy2EditRequest', 'prompt', { maxLength: 1000 }],
    ['ImgxEditRequest', 'mode', { const: 'imgx-image-1' }],
    ['Imgy2EditRequest', 'mode', { const: 'imgy-2', default: 'imgy-2' }],
    ['Imgy2EditRequest', 'image', { type: 'array', minItems: 1, maxItems: 1 }],
    ['ImgxEditRequest', 'image', { type: 'array', minItems: 1 }],
    ['ImgxEditRequest', 'n', { default: 1, minimum: 1, maximum: 10 }],
    ['ImgxEditRequest', 'output_compression', { default: 100, minimum: 0, maximum: 100 }],
    ['ImgxEditRequest', 'quality', { default: 'auto', enum: ['auto', 'high', 'medium', 'low'] }],
    ['Imgy2EditRequest', 'response_format', { enum: ['url', 'b64_json'] }],
    ['ImgxEditRequest', 'size', { default: 'auto', enum: IMGX_SIZES }],
    ['Imgy2EditRequest', 'size', { default: 'auto', enum: IMGY2_SIZES }],
  ])('%s: %s', (variant, name, expected) => {
    expect(field(variant, name)).toMatchObject(expected);
    expect(field(variant.replace('Request', 'Form'), name)).toMatchObject(expected);
  });

  test('sources of imgx-image-1: png, webp or jpg below 25 MB each', () => {
    expect(field('ImgxEditRequest', 'image')['x-file']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaTypes: ['image/png', 'image/webp', 'image/jpeg'] }),
        expect.objectContaining({ bytesBelow: 25 * 1024 * 1024 }),
      ]),
    );
  });

  test('the source of imgy-2: one square png below 4 MB', () => {
    expect(field('Imgy2EditRequest', 'image')['x-file']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaTypes: ['image/png'] }),
        expect.objectContaining({ bytesBelow: 4 * 1024 * 1024 }),
        expect.objectContaining({ square: true }),
      ]),
    );
  });

  test('the mask: png below 4 MB with the dimensions of the image', () => {
    expect(field('ImgxEditRequest', 'mask')['x-file']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaTypes: ['image/png'] }),
        expect.objectContaining({ bytesBelow: 4 * 1024 * 1024 }),
        expect.objectContaining({ sameSizeAs: 'image' }),
      ]),
    );
  });

  test('answers Base64 alone, and usage always', () => {
    expect(schema('EditResult').required).toEqual(['created', 'data', 'usage']);
    expect(schema('EditResult').properties.data.items.$ref).toMatch(/ImageInBase64$/);
  });
});

const INSPIRED = 'InspiredMusicRequest';
const CUSTOM = 'CustomMusicRequest';
const MUSIC_MODELS = [
  'tune-v5',
  'tune-v4-5-all',
  'tune-v4-5+',
  'tune-v4-5',
  'tune-v4',
  'tune-v3-5',
  'tune-v3-0',
];
const ALWAYS = [
  'music_id',
  'chop_sample_start_s',
  'chop_sample_end_s',
  'custom',
  'instrumental',
  'mv',
];

describe('4. music from a sample: POST /musx/v1/sample', () => {
  test.each([
    [CUSTOM, 'music_id', { type: 'string' }],
    [CUSTOM, 'chop_sample_start_s', { type: 'number', default: 0 }],
    [CUSTOM, 'chop_sample_end_s', { type: 'number', default: 60 }],
    [INSPIRED, 'custom', { type: 'boolean', default: false, const: false }],
    [CUSTOM, 'custom', { type: 'boolean', const: true }],
    [CUSTOM, 'instrumental', { type: 'boolean', default: false }],
    [CUSTOM, 'mv', { default: 'tune-v5', enum: MUSIC_MODELS }],
    [INSPIRED, 'llm_description_prompt', { type: 'string', maxLength: 500 }],
    [CUSTOM, 'prompt', { type: 'string' }],
    [CUSTOM, 'title', { type: 'string', maxLength: 80 }],
    [CUSTOM, 'tags', { type: 'string' }],
    [CUSTOM, 'negative_tags', { type: 'string' }],
    [CUSTOM, 'style_weight', { type: 'number', minimum: 0, maximum: 1 }],
    [CUSTOM, 'weirdness_constraint', { type: 'number', minimum: 0, maximum: 1 }],
    [CUSTOM, 'audio_weight', { type: 'number', minimum: 0, maximum: 1 }],
    [CUSTOM, 'auto_lyrics', { type: 'boolean', default: false }],
    [CUSTOM, 'vocal_gender', { enum: ['Male', 'Female'] }],
    [CUSTOM, 'isStorage', { type: 'boolean', default: false }],
    [CUSTOM, 'hookUrl', { type: 'string' }],
  ])('%s: %s', (variant, name, expected) => {
    expect(field(variant, name)).toMatchObject(expected);
  });

  test('six fields must always be sent, and the words of a song as its mode has them', () => {
    expect(schema(CUSTOM).required).toEqual(ALWAYS);
    expect(schema(INSPIRED).required).toEqual([...ALWAYS, 'llm_description_prompt']);
    const rule = schema(CUSTOM)
      .allOf.map(resolve)
      .find((part: Node) => part.if !== undefined);
    expect([rule.if.properties.instrumental.const, rule.then.required]).toEqual([
      false,
      ['prompt'],
    ]);
  });

  test('what is for custom mode alone is not in the other', () => {
    const ofCustom = [
      'prompt',
      'title',
      'tags',
      'negative_tags',
      'style_weight',
      'weirdness_constraint',
      'audio_weight',
    ];
    for (const name of ofCustom) expect(schema(INSPIRED).properties[name], name).toBeUndefined();
  });

  test('answers a job identifier under its own name', () => {
    expect(schema('MusicAccepted').properties.data.required).toEqual(['job_id']);
  });
});

describe('what an answer says that is no success', () => {
  test.each([400, 404, 405, 408, 431])(
    '%i comes from no operation too: the introduction tells it, and what kind of problem it is',
    (status) => {
      const paragraphs = contract.info.description.split('\n\n');
      const errors = paragraphs.find((text) => text.includes('**Errors.**'));
      expect(errors).toMatch(new RegExp(`\\b${status}\\b`));
      expect(schema('Problem')['x-kinds']).toHaveProperty(String(status));
    },
  );

  test('416 tells how many bytes there are', () => {
    const { headers } = operation('/assets/{assetId}', 'get').responses['416'];
    expect(resolve(headers['content-range']).schema.pattern).toBe('^bytes \\*/\\d+$');
  });
});

describe('5. music job lookup: GET /musx/v1/fetch', () => {
  test('is deprecated in favour of v2, which answers the same', () => {
    const [older, newer] = ['/musx/v1/fetch', '/musx/v2/fetch'].map((path) =>
      operation(path, 'get'),
    );
    expect([older.deprecated, newer.deprecated]).toEqual([true, undefined]);
    const body = ({ responses }: Node): Node => responses[200].content['application/json'].schema;
    expect(body(older)).toEqual(body(newer));
    expect(resolve(older.parameters[0])).toMatchObject({
      name: 'jobId',
      in: 'query',
      required: true,
    });
  });

  test('the older one fails as the newer one does, and says with every answer what replaces it', () => {
    const [older, newer] = ['/musx/v1/fetch', '/musx/v2/fetch'].map((path) =>
      Object.entries<Node>(operation(path, 'get').responses).map(([status, node]) => {
        const { headers, links: _, ...answer } = resolve(node);
        return { headers, answer: { status, ...answer } };
      }),
    );
    expect(older?.map(({ answer }) => answer)).toEqual(newer?.map(({ answer }) => answer));
    const also = {
      deprecation: { $ref: '#/components/headers/Deprecation' },
      link: { $ref: '#/components/headers/SuccessorLink' },
    };
    expect(older?.map(({ headers }) => headers)).toEqual(
      newer?.map(({ headers }) => ({ ...headers, ...also })),
    );
  });

  test('the record and the song have every field of the specification', () => {
    const states = schema('MusicJobRecord').oneOf.map(resolve);
    expect(states.map(({ properties }: Node) => properties.status.const)).toEqual([
      'ON_QUEUE',
      'SUCCESS',
      'FAILED',
    ]);
    for (const state of states)
      expect(state.required).toEqual(['status', 'message', 'jobId', 'data']);
    expect(Object.keys(schema('MusicJobData').properties)).toEqual(
      expect.arrayContaining(['jobId', 'action', 'progress', 'mv', 'quota', 'hookUrl', 'musics']),
    );
    expect(Object.keys(schema('MusicItem').properties)).toEqual([
      'musicId',
      'prompt',
      'title',
      'tags',
      'imageUrl',
      'imageLargeUrl',
      'audioUrl',
      'videoUrl',
      'duration',
      'negativeTags',
      'styleWeight',
      'weirdnessConstraint',
      'audioWeight',
      'createdAt',
    ]);
  });
});

describe('6. MIDI extraction: POST /musx/v1/gen-midi', () => {
  test('takes a song and answers its notes by instrument', () => {
    expect(schema('MidiRequest').required).toEqual(['music_id']);
    expect(schema('MidiData').required).toEqual(['state', 'instruments']);
    expect(schema('MidiInstrument').required).toEqual(['name', 'notes']);
    expect(schema('MidiNote').required).toEqual(['pitch', 'start', 'end', 'velocity']);
  });
});

describe('7 and 8. text: POST /v1/messages and /v1/chat/completions', () => {
  test('messages and model are required, max_tokens is a number, anything else is passed on', () => {
    expect(schema('CreateMessageRequest')).toMatchObject({
      required: ['model', 'messages'],
      additionalProperties: true,
    });
    expect(field('CreateMessageRequest', 'max_tokens').type).toBe('number');
    expect(schema('CreateChatCompletionRequest')).toMatchObject({
      required: ['model', 'messages'],
      additionalProperties: true,
    });
  });

  test('the answers have the fields of the specification', () => {
    expect(schema('Message').required).toEqual(['id', 'type', 'role', 'content', 'model', 'usage']);
    expect(field('Message', 'stop_reason').type).toEqual(['string', 'null']);
    expect(schema('MessageUsage').required).toEqual(['input_tokens', 'output_tokens']);
    expect(Object.keys(schema('ChatCompletion').properties)).toEqual([
      'id',
      'object',
      'created',
      'model',
      'choices',
      'usage',
    ]);
    expect(Object.keys(schema('ChatChoice').properties.message.properties)).toEqual(
      expect.arrayContaining(['role', 'content', 'refusal']),
    );
    expect(schema('ChatUsage').required).toEqual([
      'prompt_tokens',
      'completion_tokens',
      'total_tokens',
    ]);
  });
});

describe('authentication, addresses, versions', () => {
  test('every operation wants SVC-API-KEY, but those that need no key at all, or a person', () => {
    expect(contract.components.securitySchemes.ApiKey).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'SVC-API-KEY',
    });
    const all = Object.values(contract.paths).flatMap(
      (item) => Object.values(item as Node) as Node[],
    );
    const keyless = all
      .filter(({ security }) => security?.length === 0)
      .map(({ operationId }) => operationId);
    expect(keyless).toEqual([...COMING_IN, ...OPEN]);
    const forPeople = all
      .filter(({ security = [{}] }) => security.length > 0 && 'SessionCookie' in security[0])
      .map(({ operationId }) => operationId);
    expect(forPeople).toEqual(FOR_PEOPLE);
    const others = all.filter(
      ({ operationId }) => ![...keyless, ...FOR_PEOPLE].includes(operationId),
    );
    for (const { security = contract.security, operationId } of others) {
      expect(security[0], operationId).toEqual({ ApiKey: [] });
    }
  });

  test('what a session changes, it changes with its token', () => {
    for (const item of Object.values(contract.paths)) {
      for (const [method, { security = [], operationId }] of Object.entries<Node>(item)) {
        for (const one of security.filter(
          (alternative: object) => 'SessionCookie' in alternative,
        )) {
          expect('CsrfToken' in one, operationId).toBe(method !== 'get');
        }
      }
    }
  });

  test('there are two addresses, and imgx-image-1 suits the alternate one', () => {
    expect(contract.servers.map(({ url }) => url)).toEqual(['{base_url}', '{alt_base_url}']);
    for (const variant of [IMGX, 'ImgxEditRequest', 'ImgxEditForm']) {
      expect(schema(variant)['x-address']).toBe('alternate');
    }
  });

  test('the version is 1.0.0', () => {
    expect(contract.info.version).toBe('1.0.0');
  });
});
