import { describe, expect, test } from 'vitest';
import { type Evidence, reckon, tableOf } from './reckoning.ts';

const JOB = {
  id: 'job',
  state: 'succeeded',
  quota: '60',
  failure: null,
  failure_reason: null,
} as const;
const RESERVED = { job_id: 'job', kind: 'reserve', consumed: '0' } as const;
const SETTLED = { job_id: 'job', kind: 'settle', consumed: '60' } as const;

/** Evidence of a job whose every promise was kept. */
const KEPT: Evidence = {
  promised: new Set(['job']),
  written: {
    jobs: [JOB],
    entries: [RESERVED, SETTLED],
    callbacks: [{ job_id: 'job', id: 'callback', state: 'delivered' }],
    assets: [
      { id: 'video', is_kept: true },
      { id: 'draft', is_kept: false },
    ],
    named: ['video'],
    files: ['video', 'draft'],
  },
  receiver: {
    told: new Map([
      ['job', { ids: new Set(['callback']), statuses: new Set(['SUCCESS']), came: 2, accepted: 1 }],
    ]),
    unverified: 0,
  },
  upstream: {
    submissions: 2,
    jobsByKey: new Map([['job', 1]]),
    mischief: { cut: 1, limited: 1 },
  },
};

const { written, receiver, upstream } = KEPT;

describe('the reckoning', () => {
  test('finds no fault where every promise was kept', () => {
    expect(broken(KEPT)).toEqual([]);
    expect(tableOf(reckon(KEPT))).not.toContain('BROKEN');
  });

  test.each<[string, Evidence]>([
    ['jobs lost', { ...KEPT, promised: new Set(['job', 'other']) }],
    ['jobs lost', { ...KEPT, written: { ...written, jobs: [] } }],
    [
      'jobs that have not ended',
      { ...KEPT, written: { ...written, jobs: [{ ...JOB, state: 'running' }] } },
    ],
    ['jobs that nobody was told of', { ...KEPT, promised: new Set() }],
    ['jobs not charged exactly once', withEntries([RESERVED])],
    ['jobs not charged exactly once', withEntries([RESERVED, SETTLED, SETTLED])],
    ['jobs not charged exactly once', withEntries([RESERVED, { ...SETTLED, consumed: '0' }])],
    [
      'jobs that are two upstream',
      { ...KEPT, upstream: { ...upstream, jobsByKey: new Map([['job', 2]]) } },
    ],
    ['callbacks missing', { ...KEPT, receiver: { told: new Map(), unverified: 0 } }],
    ['callbacks not verified', { ...KEPT, receiver: { ...receiver, unverified: 1 } }],
    ['results stored twice', { ...KEPT, written: { ...written, named: [] } }],
    ['results without their file', { ...KEPT, written: { ...written, files: ['draft'] } }],
    ['orphan files', { ...KEPT, written: { ...written, files: ['video', 'draft', 'unheard of'] } }],
  ])('finds %s', (name, evidence) => {
    expect(broken(evidence)).toContain(name);
    expect(tableOf(reckon(evidence))).toContain('BROKEN');
  });
});

function withEntries(entries: Evidence['written']['entries']): Evidence {
  return { ...KEPT, written: { ...written, entries } };
}

function broken(evidence: Evidence): readonly string[] {
  return reckon(evidence)
    .filter(({ isFault, count }) => isFault && count > 0)
    .map(({ name }) => name);
}
