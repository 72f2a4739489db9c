import type { UpstreamList, UpstreamReport } from '../../generated/types.ts';
import { counted } from '../foundation/counted.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, failed } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import type { LastError, RecentCalls, Speed } from '../upstreams/recent-calls.ts';
import type { UpstreamState } from '../upstreams/routes.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** The kind of upstreams that a test or a program has opened itself. */
const GIVEN = 'given';

/** Reports the state of the upstreams to operators, as this process sees it. */
export function listUpstreams({
  routes,
  callMemory,
  operatorAccountId,
  ...rest
}: Pick<
  Services,
  'routes' | 'callMemory' | 'operatorAccountId' | 'roles' | 'startedAt' | 'clock'
>): Handler<'listUpstreams'> {
  const { roles, startedAt, clock } = rest;
  return async ({ caller }) => {
    if (caller.accountId !== operatorAccountId) return failed(OPERATORS_ONLY);
    const now = clock.now().getTime();
    const upstreams = [...routes.states()].map(([name, state]) => {
      const { recoveredForMs = now } = state;
      const recent = callMemory.of(name, new Date(now - recoveredForMs));
      return reportOf({ name, state, recent }, now);
    });
    const { windowSeconds, stepSeconds } = callMemory;
    const process = { roles, startedAt: startedAt.toISOString() };
    const data = { process, windowSeconds, stepSeconds, upstreams };
    const message = sentenceOf(upstreams);
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

const OPERATORS_ONLY = problem(
  'forbidden',
  "This is for operators of the gateway, whose account is the gateway's own.",
  { code: 'operators_only' },
);

/** The state of an upstream and its recent calls. */
interface KnownUpstream {
  readonly name: string;
  readonly state: UpstreamState;
  readonly recent: RecentCalls;
}

/** @param now - in milliseconds since the epoch, the same for all upstreams */
function reportOf(known: KnownUpstream, now: number): UpstreamReport {
  const { name, state, recent } = known;
  const momentIn = (milliseconds: number): string => new Date(now + milliseconds).toISOString();
  const { breaker, brokenForMs, restsForMs, callsUnderWay, callsWaiting } = state;
  const { count, usable } = state.keys;
  const { lastError } = recent;
  const health = healthOf(known);
  return {
    name,
    kind: state.kind ?? GIVEN,
    health,
    message: SENTENCES[health](known),
    models: [...state.models],
    breaker: definedOnly({
      state: breaker,
      since: brokenForMs === undefined ? undefined : momentIn(-brokenForMs),
      triesAgainAt: restsForMs === undefined ? undefined : momentIn(restsForMs),
    }),
    keys: { count, usable },
    calls: { underWay: callsUnderWay, waiting: callsWaiting },
    recent: { ...speed(recent), outcomes: recent.outcomes },
    steps: recent.steps.map((step) => ({
      ...speed(step),
      at: step.at.toISOString(),
      failures: step.failures,
    })),
    ...(lastError === undefined ? {} : { lastError: errorReport(lastError) }),
  };
}

function errorReport({ at, requestId, ...error }: LastError) {
  return definedOnly({ ...error, at: at.toISOString(), requestId });
}

function speed({ calls, p50Milliseconds, p95Milliseconds }: Speed) {
  return definedOnly({ calls, p50Milliseconds, p95Milliseconds });
}

type Health = UpstreamReport['health'];

function healthOf({ state, recent }: KnownUpstream): Health {
  if (state.keys.count > 0 && state.keys.setAside === state.keys.count) return 'keyless';
  if (state.breaker !== 'closed') return 'resting';
  if (recent.calls === 0) return 'unused';
  const { calls, failures } = recent.last;
  return calls > 0 && failures * 2 >= calls ? 'failing' : 'good';
}

const SENTENCES: Readonly<Record<Health, (known: KnownUpstream) => string>> = {
  good: () => 'It answers.',
  unused: () => 'It has not been called for a while.',
  keyless: () => 'It takes none of its keys; look at them, and at what they may be used for.',
  failing: ({ recent: { last } }) =>
    last.calls === 1
      ? 'Its last call has failed.'
      : `${last.failures} of its last ${last.calls} calls have failed.`,
  resting: ({ state: { restsForMs = 0 } }) => {
    const seconds = Math.ceil(restsForMs / 1000);
    const next = seconds === 0 ? 'the next call' : `the next call in ${counted(seconds, 'second')}`;
    return `It has failed too often in a row; ${next} tries it again.`;
  },
};

const WELL: ReadonlySet<Health> = new Set(['good', 'unused']);

function sentenceOf(upstreams: readonly UpstreamReport[]): UpstreamList['message'] {
  const troubled = upstreams.filter(({ health }) => !WELL.has(health)).length;
  if (troubled === 0) return 'No upstream is in trouble.';
  const all = upstreams.length;
  return `${troubled} of ${all} upstreams ${troubled === 1 ? 'is' : 'are'} in trouble.`;
}
