import { expect, test } from 'vitest';
import { ServerLost } from '../../../server/database/availability.ts';
import { takingBatches } from '../../../server/jobs/queue/batch-taking.ts';

/** How the last of several attempts of a message ends whose handler fails. */
async function endOf(error: Error): Promise<string | undefined> {
  const take = takingBatches<object>(
    'job-make',
    async () => [{ status: 'rejected', reason: error }],
    {
      suspects: { among: async () => new Map(), guarded: (_name, _suspect, work) => work() },
      report: () => {},
      onLapsed: () => {},
      isStopping: () => false,
      onCutOff: () => {},
    },
  );
  const { signal } = new AbortController();
  const message = {
    id: 'a',
    name: 'job-make',
    data: {},
    retryCount: 9,
    expireInSeconds: 1,
    signal,
  };
  return (await take([{ ...message, heartbeatSeconds: null, groupId: null, groupTier: null }]))[0]
    ?.status;
}

test('a message whose handler fails again and again is set aside', async () => {
  expect(await endOf(new Error('a bug'))).toBe('deadletter');
});

test.each([
  ['that does not answer', new ServerLost(new Error('gone'))],
  [
    'that rolls back one of two transactions in a deadlock',
    Object.assign(new Error('deadlock detected'), { severity: 'ERROR', code: '40P01' }),
  ],
])('it is not where the fault is that of a database %s', async (_, error) => {
  expect(await endOf(error)).toBe('failed');
});
