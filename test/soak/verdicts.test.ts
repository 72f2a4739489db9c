import { describe, expect, test } from 'vitest';
import { isBroken } from '../faults/reckoning.ts';
import { newBooks } from './books.ts';
import type { Measure, Ran } from './measures.ts';
import { type SoakEvidence, verdicts } from './verdicts.ts';

const MEGABYTE = 1_048_576;
const PROCESS = {
  rss: 300 * MEGABYTE,
  heapUsed: 60 * MEGABYTE,
  external: 0,
  descriptors: 60,
  sockets: 20,
  delayMs: 10,
  cpuSeconds: 1,
};

function measures(grow: Partial<Measure['process']> = {}, rows = 0): Measure[] {
  const counts = Array.from({ length: 9 }, (_, index) => index);
  return counts.map((index) => ({
    seconds: index * 60,
    process: index < 5 ? PROCESS : { ...PROCESS, ...grow },
    tables: [{ name: 'public.reservation', rows: index < 5 ? 5 : rows, bytes: 0 }],
    databaseBytes: 0,
    files: { assets: index, temporary: 0, left: 0 },
    jobs: { accepted: index, told: index },
  }));
}

function runs(slow = 20): Ran[] {
  return Array.from({ length: 40 }, (_, at) => ({
    errand: 'chat',
    ending: 200,
    took: at < 20 ? 20 : slow,
    at,
  }));
}

/** Evidence of a run in which every promise was kept. */
const KEPT: SoakEvidence = {
  books: { ...newBooks(), jobs: new Map([['job', { isHeard: true }]]), text: new Set(['asked']) },
  ran: runs(),
  measures: measures(),
  written: {
    jobs: [{ id: 'job', state: 'succeeded', quota: '60', failure: null, failure_reason: null }],
    entries: [
      { job_id: 'job', kind: 'reserve', consumed: '0' },
      { job_id: 'job', kind: 'settle', consumed: '60' },
    ],
    callbacks: [{ job_id: 'job', id: 'callback', state: 'delivered' }],
    assets: [],
    named: [],
    files: [],
  },
  quota: {
    balance: { available: 0, reserved: 0, consumed: 60 },
    differences: [],
    jobs: [],
    entries: [
      {
        kind: 'settle',
        job_id: null,
        operation: 'createMessage',
        rule: 'text',
        available: '-1',
        consumed: '1',
        created_at: new Date(),
      },
    ],
    text: [{ request_id: 'asked', ending: 'whole' }],
    swept: 0,
    open: 0,
  },
  receiver: {
    told: new Map([
      ['job', { ids: new Set(['callback']), statuses: new Set(['SUCCESS']), came: 1, accepted: 1 }],
    ]),
    unverified: 0,
  },
  surprises: 0,
  ends: [0],
};

const { books, written, quota } = KEPT;

describe('the verdict on a soak', () => {
  test('is good where all was kept and nothing grew', () => {
    expect(broken(KEPT)).toEqual([]);
  });

  test.each<[string, Partial<SoakEvidence>]>([
    ['answers 500', { ran: [...runs(), { errand: 'chat', ending: 500, took: 1, at: 41 }] }],
    ['gateways that ended by themselves', { surprises: 1 }],
    ['gateways that did not stop in good order', { ends: ['SIGKILL'] }],
    [
      'jobs lost',
      { books: { ...books, jobs: new Map([...books.jobs, ['other', { isHeard: false }]]) } },
    ],
    ['jobs not charged exactly once', { written: { ...written, entries: [] } }],
    ['of them not told', { receiver: { told: new Map(), unverified: 0 } }],
    ['of them not metered', { books: { ...books, text: new Set(['asked', 'other']) } }],
    ['text entries without a charge', { quota: { ...quota, entries: [] } }],
    ['reservations still open', { quota: { ...quota, open: 1 } }],
    ['MB of heap that it grew', { measures: measures({ heapUsed: 100 * MEGABYTE }) }],
    ['MB of memory that it grew', { measures: measures({ rss: 500 * MEGABYTE }) }],
    ['descriptors that it grew', { measures: measures({ descriptors: 200 }) }],
    ['rows that reservation grew', { measures: measures({}, 5_000) }],
    ['ms slower in the last', { ran: runs(5_000) }],
  ])('is bad: %s', (name, otherwise) => {
    expect(broken({ ...KEPT, ...otherwise })).toContain(name);
  });

  test('does not hold against a process that it was still warming up', () => {
    const brief = measures({ rss: 500 * MEGABYTE }).map((one) => ({
      ...one,
      seconds: one.seconds / 60,
    }));
    expect(broken({ ...KEPT, measures: brief, ran: runs(5_000) })).toEqual([]);
  });
});

function broken(evidence: SoakEvidence): readonly string[] {
  return verdicts(evidence)
    .filter(isBroken)
    .map(({ name }) => name);
}
