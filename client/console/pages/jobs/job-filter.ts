import type { JobRecord } from '../../../../generated/types.ts';
import type { JobQuery } from '../../../index.ts';
import { isDay } from '../../components/days.ts';
import { isKind, isStatus, type Kind, type Status } from './job-words.ts';

/** The filter of the job list, as kept in the URL. */
export interface JobFilter {
  /** Text in the prompt. */
  readonly search?: string;
  readonly status?: Status;
  readonly kind?: Kind;
  /** The first day, such as `2026-11-21`, in the browser's time zone. */
  readonly from?: string;
  /** The last day, inclusive. */
  readonly to?: string;
}

/** Parses a filter from the URL's query; unknown values are ignored. */
export function readFilter(search: URLSearchParams): JobFilter {
  const [status, kind] = [search.get('status') ?? '', search.get('kind') ?? ''];
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const text = (search.get('search') ?? '').trim();
  return {
    ...(text === '' ? {} : { search: text }),
    ...(isStatus(status) ? { status } : {}),
    ...(isKind(kind) ? { kind } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

/** Serializes a filter to a URL query. */
export function writeFilter(filter: JobFilter): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Whether a filter is empty. */
export function isOpen(filter: JobFilter): boolean {
  return Object.keys(filter).length === 0;
}

/** The query parameters for the gateway. */
export function queryOf({ search, status, kind, from, to }: JobFilter): JobQuery {
  return {
    ...(search === undefined ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { createdFrom: startOf(from).toISOString() }),
    ...(to === undefined ? {} : { createdBefore: endOf(to).toISOString() }),
  };
}

/** Whether a job's record has the text that a filter searches. */
export function isFound({ data }: JobRecord, { search }: JobFilter): boolean {
  if (search === undefined) return true;
  const words = wordsOf(data).filter((text) => text !== undefined);
  const searched = Array.from(words.join('\n')).slice(0, SEARCHED_CHARACTERS).join('');
  return searched.toLowerCase().includes(search.toLowerCase());
}

/** As many characters as the gateway searches. */
const SEARCHED_CHARACTERS = 2_000;

function wordsOf(data: JobRecord['data']): readonly (string | undefined)[] {
  if (data.action !== 'music') return [data.prompt];
  const { llm_description_prompt: description, title, tags, prompt } = data.request;
  const made = data.musics.flatMap((song) => [song.title, song.tags, song.prompt]);
  return [description, title, tags, prompt, ...made];
}

/** Whether a job matches a filter, apart from its search. */
export function isAmong(record: JobRecord, { status, kind, from, to }: JobFilter): boolean {
  const created = new Date(record.data.createdAt ?? 0);
  return (
    (status === undefined || record.status === status) &&
    (kind === undefined || record.data.action === kind) &&
    (from === undefined || created >= startOf(from)) &&
    (to === undefined || created < endOf(to))
  );
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** The start of the next day; a day is not always 24 hours long. */
function endOf(day: string): Date {
  const end = startOf(day);
  end.setDate(end.getDate() + 1);
  return end;
}
