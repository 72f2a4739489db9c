import { FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { FakeOpenAI } from '../fakes/a-fake-openai.ts';

/**
 * A fake upstream in a process of its own, to be killed. Its replies are delayed so that a kill hits some in flight.
 * The environment sets its API and port; it exits when its parent is gone.
 */
const ANSWER_MS = 60;
const EVENT_MS = 25;

const { UPSTREAM_KIND, UPSTREAM_PORT } = process.env;
const fake = UPSTREAM_KIND === 'anthropic' ? new FakeAnthropic({}) : new FakeOpenAI({});
const always = { times: Number.POSITIVE_INFINITY } as const;
fake.misbehave(
  { kind: 'slow-stream', everyMs: EVENT_MS },
  { ...always, matching: ({ body }) => body?.stream === true },
);
fake.misbehave({ kind: 'slow', ms: ANSWER_MS }, always);
await fake.start(Number(UPSTREAM_PORT ?? 0));
process.stdin.resume().once('end', () => process.exit(1));
process.stdout.write(`listens at ${fake.url}\n`);
