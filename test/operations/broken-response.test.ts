import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { brokenResponse } from '../../server/operations/broken-response.ts';

const RESPONSE = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'in_progress',
  model: 'm',
  output: [],
};
const OPENING = `event: response.created
data: ${JSON.stringify({ type: 'response.created', sequence_number: 0, response: RESPONSE })}

event: response.in_progress
data: ${JSON.stringify({ type: 'response.in_progress', sequence_number: 1, response: RESPONSE })}

`;
const SAID = { opening: OPENING, last: OPENING, model: 'asked', now: new Date(5_000) };

/** The two final events, parsed as a client of the interface does. */
function ended(...[error, said]: Parameters<typeof brokenResponse>) {
  const blocks = brokenResponse(error, said).split('\n\n');
  expect(blocks.pop()).toBe('');
  return blocks.map((block) => {
    const [, name, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    const event = JSON.parse(data);
    expect([name, operations.createResponse.events(event)]).toEqual([event.type, true]);
    return event;
  });
}

describe('a response that breaks off', () => {
  test('names what it is about, where that is a parameter', () => {
    const words = { type: 'invalid_request_error', code: null };
    const about = { message: 'No.', parameter: 'text.format.type', words };
    const told = { code: 'invalid_request_error', message: 'No.', param: 'text.format.type' };
    expect(ended(about, SAID)).toMatchObject([
      { ...told, error: { type: 'invalid_request_error', ...told } },
      { response: { status: 'failed', error: { code: 'invalid_request_error' } } },
    ]);
  });

  test('is an error to who raises it, and then the response that was begun, as failed', () => {
    const words = { type: 'tokens', code: 'rate_limit_exceeded' };
    const told = { code: 'rate_limit_exceeded', message: 'No.', param: null };
    expect(ended({ message: 'No.', words }, SAID)).toEqual([
      { type: 'error', sequence_number: 2, ...told, error: { type: 'tokens', ...told } },
      {
        type: 'response.failed',
        sequence_number: 3,
        response: {
          ...RESPONSE,
          status: 'failed',
          error: { code: 'rate_limit_exceeded', message: 'No.' },
        },
      },
    ]);
  });

  test('has the class of its error for a code where there is none', () => {
    const [error, failed] = ended({ message: 'No.' }, SAID);
    expect([error.code, failed.response.error.code]).toEqual(['api_error', 'api_error']);
  });

  test('of which nothing was said is one all the same, of a name of its own', () => {
    const [error, failed] = ended({ message: 'No.' }, { ...SAID, opening: '', last: '' });
    expect([error.sequence_number, failed.sequence_number]).toEqual([0, 1]);
    expect(failed.response).toMatchObject({
      id: expect.stringMatching(/^resp_[0-9a-f]{32}$/),
      created_at: 5,
      model: 'asked',
      status: 'failed',
      output: [],
    });
  });
});
