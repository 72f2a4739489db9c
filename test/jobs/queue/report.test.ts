import { expect, test } from 'vitest';
import { asError } from '../../../server/jobs/queue/report.ts';

test('an error of the queue is told without its worker and without the connection that met it', () => {
  const met = Object.assign(new Error('the database system is shutting down (Queue: job-poll)'), {
    code: '57P03',
    client: { user: 'patchbay', connectionParameters: { host: '127.0.0.1' } },
  });
  const told = asError(met);
  expect(told).toBeInstanceOf(Error);
  expect(told.message).toBe('the database system is shutting down');
  expect({ ...told }).toEqual({ code: '57P03' });
});
