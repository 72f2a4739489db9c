import { type JobState, jobKinds, lifecycle } from '../../../../generated/lifecycle.ts';
import type { JobRecord } from '../../../../generated/types.ts';
import type { Tone } from '../../components/badge.tsx';
import { unitWord, written } from '../../components/facts.tsx';
import { shortened } from '../../components/shortened.ts';

/** The status of a job record. */
export type Status = JobRecord['status'];
/** The kind of a job. */
export type Kind = keyof typeof jobKinds;

/** Label and tone of each status. */
export const STATUS_WORDS: Readonly<
  Record<Status, { readonly label: string; readonly tone: Tone }>
> = {
  ON_QUEUE: { label: 'In progress', tone: 'busy' },
  SUCCESS: { label: 'Done', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
};

/** Label of each kind. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  video: 'Video',
  music: 'Music',
  image: 'Images',
};

const states: readonly {
  readonly status: Status;
  readonly next: Readonly<Partial<Record<JobState, { readonly by: string }>>>;
}[] = Object.values(lifecycle.states);

/** The contract's statuses, in the order in which a job passes through them. */
export const STATUSES: readonly Status[] = [...new Set(states.map(({ status }) => status))];
/** The kinds of the contract. */
export const KINDS: readonly Kind[] = Object.keys(jobKinds).filter(isKind);

/** Type guard for statuses. */
export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}

/** Type guard for kinds. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(jobKinds, text);
}

/** Whether the caller may cancel a job with this status. */
export function mayCancel({ status }: Pick<JobRecord, 'status'>): boolean {
  return states.some((state) => state.status === status && state.next.cancelled?.by === 'caller');
}

/** Label and tone of a job's status, including cancelled jobs. */
export function statusWords(record: JobRecord): { readonly label: string; readonly tone: Tone } {
  const wasCancelled = record.status === 'FAILED' && record.data.reason === 'cancelled';
  return wasCancelled ? { label: 'Cancelled', tone: 'neutral' } : STATUS_WORDS[record.status];
}

const MAX_SUBJECT_CHARACTERS = 120;

/** The subject of a job: its prompt or, for music, the titles of its songs, or else what they are to be. */
export function subjectOf({ data }: JobRecord): string {
  if (data.action !== 'music') return shortened(data.prompt, MAX_SUBJECT_CHARACTERS);
  const titles = [...new Set(data.musics.map(({ title }) => title))].filter(
    (title) => title !== '',
  );
  if (titles.length > 0) return titles.join(', ');
  const { title, llm_description_prompt: description, prompt } = data.request;
  const asked = [title, description, prompt].find((text) => text !== undefined && text !== '');
  return shortened(asked ?? 'Song from a recording', MAX_SUBJECT_CHARACTERS);
}

/** The model that runs a job. */
export function modelOf({ data }: JobRecord): string {
  return data.action === 'music' ? data.mv : data.model;
}

/** URL of a thumbnail of a job's result. */
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

/** Messages for a failed cancellation. */
export const CANCELLING = {
  refused: 'The job was not cancelled.',
  open: 'the job was cancelled',
} as const;

/** A sentence that says what a cancelled job costs. */
export function costOfCancelled({ data: { quota } }: Pick<JobRecord, 'data'>): string {
  if (Number(quota) === 0) return 'No charge.';
  const amount = `${written(Number(quota))} ${unitWord(quota)}`;
  return `${amount} charged: the limit of free cancellations is exceeded.`;
}
