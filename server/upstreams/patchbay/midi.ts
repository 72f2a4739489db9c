import type { MidiInstrument, MidiNote as NoteOfContract } from '../../../generated/types.ts';
import { textOf } from '../../foundation/json-object.ts';
import type { CallContext } from '../port/call.ts';
import type { MidiNote, MidiResult, MidiUpstream } from '../port/jobs.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { doneOnce } from '../routing/failures.ts';
import { type Claimed, numberOf } from './claims.ts';
import type { Relay } from './relay.ts';

type Instrument = MidiResult['instruments'][number];

/** The notes of songs made by the other service. */
export function patchbayMidi(relay: Relay): MidiUpstream {
  return {
    // The service may charge for notes whose answer was lost, and knows no idempotency key for them.
    extract: async (song, context) =>
      doneOnce(await extracted(relay, song, context), { isKeyed: false }),
  };
}

async function extracted(
  relay: Relay,
  music_id: string,
  context: CallContext,
): Promise<UpstreamOutcome<MidiResult>> {
  const outcome = await relay.ask(
    (client, options) => client.extractMidi({ music_id }, options),
    // Like a job, a song belongs to the account of the key that it was made with.
    { ...context, isAboutJob: true },
  );
  if (!outcome.ok) return failed(songFailure(outcome.failure));
  const data: Claimed<NonNullable<typeof outcome.value>['data']> = outcome.value?.data;
  const state = data?.state;
  if (state === 'running' || state === 'error') {
    return { ok: true, value: { state, instruments: [] } };
  }
  const instruments = readList(data?.instruments, readInstrument);
  if (state !== 'complete' || instruments === undefined) return failed(NO_NOTES);
  return { ok: true, value: { state, instruments } };
}

/** No key knows the song, which the caller names. */
function songFailure(failure: UpstreamFailure): UpstreamFailure {
  return failure.kind === 'unknown-job' ? NO_SONG : failure;
}

/** Reads a list; `undefined` if it is none, or one of its items cannot be read. */
function readList<Item, T>(
  list: readonly Item[] | undefined,
  read: (item: Item) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = list.map(read).filter((item) => item !== undefined);
  return items.length === list.length ? items : undefined;
}

function readInstrument(instrument: Claimed<MidiInstrument>): Instrument | undefined {
  const notes = readList(instrument?.notes, readNote);
  if (notes === undefined) return undefined;
  const inOrder = notes.toSorted((one, other) => one.start - other.start);
  return { name: textOf(instrument?.name) ?? '', notes: inOrder };
}

const MAX_PITCH = 127;

/** Reads a note; `undefined` if it is none within the bounds of the contract. */
function readNote(note: Claimed<NoteOfContract>): MidiNote | undefined {
  const pitch = numberOf(note?.pitch);
  const start = numberOf(note?.start);
  const end = numberOf(note?.end);
  const velocity = numberOf(note?.velocity);
  if (pitch === undefined || start === undefined || end === undefined || velocity === undefined) {
    return undefined;
  }
  const isNote = isWithin(pitch, MAX_PITCH) && isWithin(velocity, 1) && start >= 0 && end >= start;
  return isNote ? { pitch, start, end, velocity } : undefined;
}

function isWithin(value: number, max: number): boolean {
  return value >= 0 && value <= max;
}

const NO_SONG: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream does not know the song.',
  parameter: 'music_id',
  because: 'not-there',
};
const NO_NOTES: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not MIDI data.",
  mayBeDone: true,
};
