import type { JobRecord } from '../../generated/types.ts';
import { type TableRow, writeTable } from './table.ts';

const ABOUT_LENGTH = 48;

/** What a job makes, in at most 48 characters: the titles of its songs, or what was asked for. */
export function aboutOf({ data }: JobRecord): string {
  const text = data.action === 'music' ? aboutSongs(data) : data.prompt;
  const characters = Array.from(text);
  if (characters.length <= ABOUT_LENGTH) return text;
  return `${characters.slice(0, ABOUT_LENGTH - 1).join('')}…`;
}

function aboutSongs({ musics, request }: Extract<JobRecord['data'], { action: 'music' }>): string {
  if (musics.length > 0) return musics.map(({ title }) => title).join(', ');
  return request.title ?? request.llm_description_prompt ?? request.prompt ?? '';
}

/** Formats a record as human-readable text: one line for each text and number in it, and for each of its results. */
export function recordText({ jobId, status, message, data }: JobRecord): string {
  const { jobId: _same, ...facts } = data;
  const rows = [...rowsOf({ job: jobId, status, message, ...facts }), ...resultRows(data)];
  return writeTable(['name', 'value'], rows);
}

/** The songs or images of a job. A video is among the facts of its record. */
function resultRows(data: JobRecord['data']): readonly TableRow[] {
  switch (data.action) {
    case 'video':
      return [];
    case 'music':
      return data.musics.flatMap(({ title, musicId, audioUrl }, index) =>
        rowsOf({ title, musicId, audioUrl }, `song ${index + 1} `),
      );
    case 'image':
      return data.images.flatMap(({ url }, index) => rowsOf({ url }, `image ${index + 1} `));
  }
}

function rowsOf(facts: object, before = ''): readonly TableRow[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ name: `${before}${name}`, value: String(value) }]
      : [],
  );
}
