import { expect, onTestFinished, test, vi } from 'vitest';
import { ServerLost } from '../../server/database/availability.ts';
import { lookedUpIfLost } from '../../server/usage/lost-answers.ts';

/** A change whose answer was lost. */
function lost(): Promise<never> {
  return Promise.reject(new ServerLost(new Error('The connection broke.')));
}

/** A look-up that first fails with these errors. */
function lookUpAfter(errors: readonly Error[]) {
  const left = [...errors];
  return async (): Promise<string> => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'charged';
  };
}

test('a change whose answer was lost is looked up again where the server is still restarting', async () => {
  const restarting = [
    new ServerLost(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
    Object.assign(new Error('The database system is starting up.'), { code: '57P03' }),
  ];
  expect(await lookedUpIfLost(lost(), lookUpAfter(restarting))).toBe('charged');
});

test('a look-up that a hanging server holds up for ten seconds is the last one', async () => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(0);
  let looks = 0;
  const hung = new ServerLost(new Error('The connection broke.'));
  const lookUp = () => {
    looks += 1;
    clock.mockReturnValue(10_000);
    return Promise.reject(hung);
  };
  await expect(lookedUpIfLost(lost(), lookUp)).rejects.toBe(hung);
  expect(looks).toBe(1);
});

test('a look-up that the server refuses is not repeated', async () => {
  const refusal = new Error('There is no such table.');
  await expect(lookedUpIfLost(lost(), lookUpAfter([refusal]))).rejects.toBe(refusal);
});

test('a change that was certainly not made fails without a look-up', async () => {
  const refusal = new Error('The quota does not suffice.');
  const looked: string[] = [];
  const lookUp = async () => {
    looked.push('looked');
    return 'charged';
  };
  await expect(lookedUpIfLost(Promise.reject(refusal), lookUp)).rejects.toBe(refusal);
  expect(looked).toEqual([]);
});
