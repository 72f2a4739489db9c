import { done, failed } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { notFound } from '../foundation/problems.ts';
import { findSong } from '../jobs/store/songs.ts';
import type { MidiResult } from '../upstreams/port/jobs.ts';
import type { Handler, Reply } from './call.ts';
import { type Billing, charged, paidWork } from './paid-work.ts';
import { priceOf } from './pricing.ts';
import { quoted } from './quote.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';

/** Returns the notes of a finished song, from the upstream that made it. */
export function extractMidi(
  services: Billing & Pick<Services, 'routes' | 'prices'>,
): Handler<'extractMidi'> {
  const { queries, routes } = services;
  const operation = 'extractMidi' as const;
  return async ({ caller, requestId, input: { parameters, body }, requestRecord, signal }) => {
    const { accountId } = caller;
    const song = await findSong(queries, { name: body.music_id, accountId });
    const midi = song === undefined ? undefined : routes.named(song.upstream)?.midi;
    if (song === undefined || midi === undefined) {
      const message = 'music_id names no finished song of this account whose notes are available.';
      return failed(notFound(message, { parameter: 'music_id' }));
    }
    const price = priceOf(services, operation, body);
    if (!price.ok) return price;
    const { value: quote } = price;
    if (prefers('quote', parameters.Prefer)) return quoted(services, { caller, operation, quote });
    const { upstream, upstreamSongId } = song;
    const call = { capability: 'midi' };
    const namedCall = { upstream, call, signal, attempts: requestRecord };
    const whose = { caller, requestId, operation, model: '', quote };
    const order = { ...whose, signal, requestRecord };
    const paid = await paidWork(services, {
      ...order,
      async work() {
        const outcome = await routes.retried(namedCall, () =>
          midi.extract(upstreamSongId, { signal }),
        );
        if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'music_id'));
        // Charged only once the notes are complete, so that polling for them costs nothing more.
        const quantity = outcome.value.state === 'complete' ? 1 : 0;
        return done({ value: present(outcome.value), quantity });
      },
    });
    return charged(paid);
  };
}

function present({ state, instruments }: MidiResult): Reply<'extractMidi'> {
  const data = {
    state,
    instruments: instruments.map(({ name, notes }) => ({ name, notes: [...notes] })),
  };
  return { kind: 'json', body: { status: 'SUCCESS', message: MESSAGES[state], data } };
}

const MESSAGES = {
  running: 'The MIDI data is being worked out.',
  complete: 'The MIDI data is complete.',
  error: 'The MIDI data could not be worked out.',
} as const;
