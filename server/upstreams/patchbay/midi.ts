import type { MidiInstrument, MidiNote as NoteOfContract } from '../../../generated/types.ts';
import { textOf } from '../../foundation/json-object.ts';
import type { MidiNote, MidiResult, MidiUpstream } from '../port/jobs.ts';
import { failed, type UpstreamFailure } from '../port/outcome.ts';
import { type Claimed, itemsOf, numberOf } from './claims.ts';
import type { Relay } from './relay.ts';

/** The notes of songs made by the other service. */
export function patchbayMidi(relay: Relay): MidiUpstream {
  return {
    async extract(music_id, context) {
      const outcome = await relay.ask(
        (client, options) => client.extractMidi({ music_id }, options),
        // Like a job, a song belongs to the account of the key that it was made with.
        { ...context, isAboutJob: true },
      );
      if (!outcome.ok) return failed(songFailure(outcome.failure));
      const data: Claimed<NonNullable<typeof outcome.value>['data']> = outcome.value?.data;
      const state = data?.state;
      if (!isState(state)) return failed(NO_NOTES);
      const instruments = itemsOf(data?.instruments).map(readInstrument);
      return { ok: true, value: { state, instruments } };
    },
  };
}

/** If no key knows the song, the caller is at fault. */
function songFailure(failure: UpstreamFailure): UpstreamFailure {
  return failure.kind === 'unknown-job' ? NO_SONG : failure;
}

const STATES: ReadonlySet<unknown> = new Set(['running', 'complete', 'error']);

function isState(state: unknown): state is MidiResult['state'] {
  return STATES.has(state);
}

function readInstrument(instrument: Claimed<MidiInstrument>): MidiResult['instruments'][number] {
  const notes = itemsOf(instrument?.notes).flatMap((note) => readNote(note) ?? []);
  return { name: textOf(instrument?.name) ?? '', notes };
}

function readNote(note: Claimed<NoteOfContract>): MidiNote | undefined {
  const pitch = numberOf(note?.pitch);
  const start = numberOf(note?.start);
  const end = numberOf(note?.end);
  const velocity = numberOf(note?.velocity);
  if (pitch === undefined || start === undefined || end === undefined || velocity === undefined) {
    return undefined;
  }
  return { pitch, start, end, velocity };
}

const NO_SONG: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream does not know the song.',
};
const NO_NOTES: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not MIDI data.",
};
