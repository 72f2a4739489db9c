import { describe, expect, onTestFinished, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { send } from '../a-gateway.ts';
import { aListener, NO_MODELS, type TestListener } from './a-listener.ts';

const OURS = 'http://localhost:3000';

async function listening(allowedOrigins: readonly string[]): Promise<TestListener> {
  const listModels: Handlers['listModels'] = async () => done({ kind: 'json', body: NO_MODELS });
  const listener = await aListener({ listModels }, { allowedOrigins });
  onTestFinished(() => listener.stop());
  return listener;
}

function preflight({ url }: TestListener, origin: string) {
  return send(`${url}/vidx/generations`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'svc-api-key,content-type',
    },
  });
}

describe('a page of another origin', () => {
  test('is told nothing where no origin is allowed (G12)', async () => {
    const listener = await listening([]);
    const asked = await preflight(listener, OURS);
    expect(asked.status).toBe(405);
    const answer = await listener.call('/v1/models', { headers: { origin: OURS } });
    for (const { headers } of [asked, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('may call where its origin is allowed, with the key in its header, and read ours', async () => {
    const listener = await listening([OURS, 'https://example.com']);
    const asked = await preflight(listener, OURS);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(OURS);
    expect(asked.headers.get('access-control-allow-headers')).toBe('svc-api-key,content-type');
    const answer = await listener.call('/v1/models', { headers: { origin: OURS } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(OURS);
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });

  test('is not let in by the allowance of another', async () => {
    const listener = await listening([OURS]);
    const asked = await preflight(listener, 'https://evil.example');
    expect(asked.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(asked.headers.get('access-control-allow-origin')).not.toBe('*');
  });

  test('reads refusals too, where all are allowed', async () => {
    const listener = await listening(['*']);
    const answer = await send(`${listener.url}/v1/models`, { headers: { origin: OURS } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
