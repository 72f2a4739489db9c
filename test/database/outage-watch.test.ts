import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchOutages } from '../../server/database/outage-watch.ts';
import { openLog } from '../../server/foundation/log.ts';

/** A watch over a database that is alive if the test says so. */
function aWatch() {
  const written: string[] = [];
  const state = { isAlive: false, asked: 0 };
  const watch = watchOutages({
    async isAlive() {
      state.asked += 1;
      return state.isAlive;
    },
    log: openLog('info', { write: (line) => void written.push(line) }),
    everyMs: 1,
  });
  onTestFinished(() => watch.close());
  return { watch, state, said: () => written.map((line) => JSON.parse(line)) };
}

const AGAIN = { level: 30, seconds: 0, msg: 'the database answers again' };

test('the end of an outage is logged once, whoever has noticed it', async () => {
  const { watch, state, said } = aWatch();
  watch.suspect();
  watch.suspect();
  await expect.poll(() => state.asked).toBeGreaterThan(1);
  expect(said()).toEqual([]);
  state.isAlive = true;
  await expect.poll(said).toMatchObject([AGAIN]);
  state.isAlive = false;
  watch.suspect();
  const before = state.asked;
  await expect.poll(() => state.asked).toBeGreaterThan(before);
  state.isAlive = true;
  await expect.poll(said).toMatchObject([AGAIN, AGAIN]);
});

test('a failure while the database answers is no outage', async () => {
  const { watch, state, said } = aWatch();
  state.isAlive = true;
  watch.suspect();
  await turn();
  expect([state.asked, said()]).toEqual([1, []]);
});

test('nothing is said of an outage that the gateway does not outlast', async () => {
  const { watch, state, said } = aWatch();
  watch.suspect();
  await expect.poll(() => state.asked).toBeGreaterThan(0);
  watch.close();
  state.isAlive = true;
  const asked = state.asked;
  // A watch that goes on would look again, and then speak, within the time that another one needs for as much.
  const other = aWatch();
  other.watch.suspect();
  await expect.poll(() => other.state.asked).toBeGreaterThan(10);
  expect([state.asked, said()]).toEqual([asked, []]);
});
