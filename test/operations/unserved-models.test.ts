import { expect, test } from 'vitest';
import { unservedModels } from '../../server/operations/unserved-models.ts';
import { aGateway, type TestSettings } from '../a-gateway.ts';

const xai = { kind: 'xai-video', baseUrl: 'http://127.0.0.1:9/v1', secrets: ['a-key'] } as const;
const openai = { ...xai, kind: 'openai' } as const;
const UPSTREAMS = { xai, openai, sandbox: { kind: 'sandbox' } } as const;

/** The warnings in a gateway's log since its start. */
async function warned(...models: NonNullable<TestSettings['models']>) {
  const gateway = await aGateway({ upstreams: UPSTREAMS, models });
  const warnings = () =>
    gateway.log.flatMap(({ level, model, upstream, message }) =>
      level === 40 && model !== undefined ? [{ model, upstream, message }] : [],
    );
  return { gateway, warnings };
}

test('a model that its upstream cannot serve is in the log at the start, and at a reload', async () => {
  const { gateway, warnings } = await warned(
    { id: 'gpt', upstream: 'xai' },
    { id: 'vectors', upstream: 'xai', serves: ['embeddings'] },
    { id: 'imgy-2', upstream: 'xai' },
    { id: 'vidx-imagine-video', upstream: 'openai' },
    { id: 'vidx-imagin-video', upstream: 'xai' },
  );
  try {
    const started = [
      {
        model: 'gpt',
        upstream: 'xai',
        message:
          'The contract names no model gpt, so that it is for createMessage, createChatCompletion and createResponse, which the upstream xai cannot do.',
      },
      {
        model: 'vectors',
        upstream: 'xai',
        message:
          'The settings have the model vectors serve createEmbedding, which the upstream xai cannot do.',
      },
      {
        model: 'imgy-2',
        upstream: 'xai',
        message:
          'The model imgy-2 is for createImage and editImage, which the upstream xai cannot do.',
      },
      {
        model: 'vidx-imagine-video',
        upstream: 'openai',
        message:
          'The model vidx-imagine-video is for createVideo, which the upstream openai cannot do.',
      },
      {
        model: 'vidx-imagin-video',
        upstream: 'xai',
        message: expect.stringContaining('cannot do. Did you mean vidx-imagine-video?'),
      },
    ];
    const inAnyOrder = expect.arrayContaining(started);
    expect([warnings().length, warnings()]).toEqual([started.length, inAnyOrder]);
    gateway.reload({ upstreams: UPSTREAMS, models: [{ id: 'imgy-3', upstream: 'xai' }] });
    expect(warnings().at(-1)).toMatchObject({ model: 'imgy-3', upstream: 'xai' });
    expect(warnings()).toHaveLength(started.length + 1);
  } finally {
    await gateway.stop();
  }
});

test('models that an upstream can serve, and all that are not named, are no matter', async () => {
  const { gateway, warnings } = await warned(
    { id: 'gpt', upstream: 'openai' },
    { id: 'vectors', upstream: 'openai', serves: ['embeddings'] },
    { id: 'imgy-2', upstream: 'openai' },
    { id: 'vidx-imagine-video', upstream: 'xai' },
    { id: 'tune-v5', upstream: 'sandbox' },
    { id: '*', upstream: 'xai' },
  );
  await gateway.stop();
  expect(warnings()).toEqual([]);
});

test('of several upstreams each is looked at, and those that are not there are not', () => {
  const upstreams = [
    { upstream: 'able', order: 1, weight: 1 },
    { upstream: 'unable', order: 2, weight: 1 },
    { upstream: 'nowhere', order: 3, weight: 1 },
  ];
  const close = async (): Promise<void> => {};
  const able = { midi: { extract: () => Promise.reject(new Error('Nobody asks.')) }, close };
  const unserved = unservedModels([{ id: 'imgy-2', maxTokens: 1, upstreams }], (name) =>
    name === 'nowhere' ? undefined : { ...able, ...(name === 'able' ? { images } : {}) },
  );
  expect(unserved.map(({ upstream }) => upstream)).toEqual(['unable']);
});

const images = {
  knowsKeys: false,
  make: () => Promise.reject(new Error('Nobody asks.')),
};
