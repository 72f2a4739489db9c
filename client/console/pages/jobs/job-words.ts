import { type JobState, jobKinds, lifecycle } from '../../../../generated/lifecycle.ts';
import type { JobRecord } from '../../../../generated/types.ts';
import type { Tone } from '../../components/badge.tsx';
import { unitWord, written } from '../../components/facts.tsx';

/** A status that jobs are shown with. */
export type Status = JobRecord['status'];
/** A kind of jobs. */
export type Kind = keyof typeof jobKinds;

/** How each status is called, and looks. */
export const STATUS_WORDS: Readonly<
  Record<Status, { readonly label: string; readonly tone: Tone }>
> = {
  ON_QUEUE: { label: 'In progress', tone: 'busy' },
  SUCCESS: { label: 'Done', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
};

/** How each kind is called. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  video: 'Video',
  music: 'Music',
  image: 'Images',
};

const states: readonly {
  readonly status: Status;
  readonly next: Readonly<Partial<Record<JobState, { readonly by: string }>>>;
}[] = Object.values(lifecycle.states);

/** The statuses of the contract, in the order that a job comes to them. */
export const STATUSES: readonly Status[] = [...new Set(states.map(({ status }) => status))];
/** The kinds of the contract. */
export const KINDS: readonly Kind[] = Object.keys(jobKinds).filter(isKind);

/** Whether a text names a status. */
export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}

/** Whether a text names a kind. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(jobKinds, text);
}

/** Whether its caller may still end a job that is shown so. */
export function mayCancel({ status }: Pick<JobRecord, 'status'>): boolean {
  return states.some((state) => state.status === status && state.next.cancelled?.by === 'caller');
}

/** How a job is called that was cancelled or has another status. */
export function statusWords(record: JobRecord): { readonly label: string; readonly tone: Tone } {
  const wasCancelled = record.status === 'FAILED' && record.data.reason === 'cancelled';
  return wasCancelled ? { label: 'Cancelled', tone: 'neutral' } : STATUS_WORDS[record.status];
}

/** What a job is about: what was asked for, as far as its record tells. */
export function subjectOf({ data }: JobRecord): string {
  if (data.action !== 'music') return data.prompt;
  const titles = [...new Set(data.musics.map(({ title }) => title))].filter(
    (title) => title !== '',
  );
  return titles.length > 0 ? titles.join(', ') : 'A song from a recording';
}

/** The model that does a job. */
export function modelOf({ data }: JobRecord): string {
  return data.action === 'music' ? data.mv : data.model;
}

/** A small picture of what a job has made. */
export function thumbnailOf({ data }: JobRecord): string | undefined {
  switch (data.action) {
    case 'video':
      return data.coverUrl;
    case 'music':
      return data.musics[0]?.imageUrl;
    case 'image':
      return data.images[0]?.url;
  }
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A length of time in a few characters: `340 ms`, `2.4 s`, `3 min 5 s`, `2 h 10 min`. */
export function lengthOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.max(0, Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 59.95) return `${NUMBER.format(seconds)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  if (minutes < 60) return joined([minutes, 'min'], [Math.round(seconds) % 60, 's']);
  return joined([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
}

function joined(...parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

/** What cancelling is called where it fails. */
export const CANCELLING = {
  refused: 'The job was not cancelled.',
  open: 'the job was cancelled',
} as const;

/** What it costs that a job was cancelled. */
export function costOfCancelled({ data: { quota } }: Pick<JobRecord, 'data'>): string {
  if (Number(quota) === 0) return 'It costs nothing.';
  const amount = `${written(Number(quota))} ${unitWord(quota)}`;
  return `It costs ${amount}: more work was given up than is free.`;
}
