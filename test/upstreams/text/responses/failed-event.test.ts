import { expect, test } from 'vitest';
import { writeFailedEvent } from '../../../../server/upstreams/text/responses/failed-event.ts';

const failing = (error: object) => ({
  type: 'response.failed',
  response: { id: 'resp_1', instructions: 'Say sk-secret.', error },
});

function written(error: object, name: string | undefined = 'response.failed'): string {
  const fields = failing(error);
  // Odd spaces show whether the text was kept.
  const event = { name, data: JSON.stringify(fields, null, 1), fields };
  return writeFailedEvent(event, (message) => message.replaceAll('sk-secret', '(hidden)'));
}

const dataOf = (text: string): unknown =>
  JSON.parse(text.replace(/^event: .*/, '').replaceAll(/^data: /gm, ''));

test('a failed response whose error needs no change is written as it came', () => {
  const error = { code: 'server_error', message: 'No.' };
  const lines = JSON.stringify(failing(error), null, 1).replaceAll(/^/gm, 'data: ');
  expect(written(error)).toBe(`event: response.failed\n${lines}\n\n`);
});

test('the message of its error is changed, and what the caller wrote stays as it is', () => {
  expect(dataOf(written({ code: 'server_error', message: 'Not with sk-secret.' }))).toEqual(
    failing({ code: 'server_error', message: 'Not with (hidden).' }),
  );
});

test.each(['None', 'null', 'undefined', ''])('the code %j is none', (code) => {
  expect(dataOf(written({ code, message: 'No.' }))).toEqual(
    failing({ code: 'server_error', message: 'No.' }),
  );
});
