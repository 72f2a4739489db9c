import { describe, expect, onTestFinished, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { done } from '../../server/foundation/outcome.ts';
import { ContractBreach, checkAnswer, checkedEvents } from '../../server/http/strict.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { aListener, HEALTH, type TestListener } from './a-listener.ts';

async function listening(
  given: Partial<Handlers>,
  options: { strict: boolean },
): Promise<TestListener> {
  const listener = await aListener(given, options);
  onTestFinished(() => listener.stop());
  return listener;
}

/** Parses JSON without a type, as in a reply from a faulty upstream. */
function faulty(json: string) {
  return JSON.parse(json);
}

const QUESTION = { model: 'any', messages: [{ role: 'user', content: 'Hello' }], stream: true };

describe('an answer that breaks the contract', () => {
  const getHealth: Handlers['getHealth'] = async () =>
    done({ kind: 'json', body: faulty('{"status":"FINE"}') });

  test('is a loud 500 where answers are checked: in the envelope, and in the log', async () => {
    const listener = await listening({ getHealth }, { strict: true });
    const answer = await listener.call('/healthz');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      status: 'FAILED',
      message: 'The gateway failed at this request. Its identifier is in the x-request-id header.',
    });
    expect(listener.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId: answer.headers.get('x-request-id'),
        operation: 'getHealth',
        error: expect.objectContaining({
          type: 'ContractBreach',
          message: expect.stringMatching(/^The answer of getHealth breaks the contract: /),
        }),
      }),
    );
  });

  test('is sent as it is where answers are not checked', async () => {
    const listener = await listening({ getHealth }, { strict: false });
    const answer = await listener.call('/healthz');
    expect([answer.status, answer.json]).toEqual([200, { status: 'FINE' }]);
  });

  test('is one of a status that the operation does not have', async () => {
    const listener = await listening(
      { getHealth: async () => done({ kind: 'json', status: 201, body: HEALTH }) },
      { strict: true },
    );
    expect((await listener.call('/healthz')).status).toBe(500);
  });

  test('ends a stream that it happens in, and is logged', async () => {
    const event = { type: 'message_start' };
    async function* events() {
      yield `event: ping\ndata: {"type":"ping"}\n\n`;
      yield `event: message_start\ndata: ${JSON.stringify(event)}\n\n`;
    }
    const createMessage: Handlers['createMessage'] = async () =>
      done({ kind: 'events', events: events() });
    const strict = await listening({ createMessage }, { strict: true });
    await expect(strict.call('/v1/messages', { json: QUESTION })).rejects.toThrow();
    await expect
      .poll(() => strict.log)
      .toContainEqual(
        expect.objectContaining({
          level: 50,
          operation: 'createMessage',
          error: expect.objectContaining({ type: 'ContractBreach' }),
        }),
      );
    const lax = await listening({ createMessage }, { strict: false });
    expect((await lax.call('/v1/messages', { json: QUESTION })).text).toContain('message_start');
  });
});

describe('the check of an answer', () => {
  test('lets pass what the contract promises, and the errors that every path has', () => {
    const problem = { status: 'FAILED', message: 'x' };
    expect(() => checkAnswer(operations.getHealth, { status: 200, body: HEALTH })).not.toThrow();
    expect(() => checkAnswer(operations.getHealth, { status: 404, body: problem })).not.toThrow();
    expect(() => checkAnswer(operations.getHealth, { status: 405, body: problem })).not.toThrow();
  });

  test('names the operation and the place', () => {
    expect(() =>
      checkAnswer(operations.getHealth, { status: 200, body: { status: 'FINE', message: 'x' } }),
    ).toThrow(/getHealth.*\/status/);
    expect(() => checkAnswer(operations.getHealth, { status: 418, body: {} })).toThrow(
      /no status 418/,
    );
  });
});

describe('the check of events', () => {
  async function check(...texts: readonly string[]): Promise<string> {
    async function* events() {
      yield* texts;
    }
    let seen = '';
    for await (const text of checkedEvents(operations.createMessage, events())) seen += text;
    return seen;
  }

  const PING = 'event: ping\ndata: {"type":"ping"}\n\n';

  test('passes on what it has checked, however it was cut', async () => {
    expect(await check(PING, PING)).toBe(PING + PING);
    expect(await check(...PING)).toBe(PING);
  });

  test('finds an event in pieces that breaks the contract', async () => {
    await expect(check('event: pi', 'ng\ndata: {"type":"po', 'ng"}\n\n')).rejects.toThrow(
      ContractBreach,
    );
  });

  test('finds an event that is sent under another name', async () => {
    await expect(check('event: pong\ndata: {"type":"ping"}\n\n')).rejects.toThrow(
      'the event ping is sent as pong',
    );
  });

  test('knows the end of a chat', async () => {
    await expect(check('data: [DONE]\n\n')).resolves.toBe('data: [DONE]\n\n');
  });
});
