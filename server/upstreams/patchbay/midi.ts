import type { MidiInstrument, MidiNote as NoteOfContract } from '../../../generated/types.ts';
import type { MidiNote, MidiResult, MidiUpstream, UpstreamFailure } from '../port.ts';
import { type Claimed, itemsOf, numberOf, textOf } from './claims.ts';
import type { Relay } from './relay.ts';

/** The notes of songs that the other service has made. */
export function patchbayMidi(relay: Relay): MidiUpstream {
  return {
    async extract(music_id, context) {
      const outcome = await relay.ask(
        (client, options) => client.extractMidi({ music_id }, options),
        context,
      );
      if (!outcome.ok) return outcome;
      const data: Claimed<NonNullable<typeof outcome.value>['data']> = outcome.value?.data;
      const state = data?.state;
      if (!isState(state)) return { ok: false, failure: NO_NOTES };
      const instruments = itemsOf(data?.instruments).map(readInstrument);
      return { ok: true, value: { state, instruments } };
    },
  };
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

const NO_NOTES: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no MIDI data.',
};
