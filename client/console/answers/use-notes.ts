import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MidiResponse, Quote } from '../../../generated/types.ts';
import { LONG_CALL } from '../app/own-gateway.ts';
import { usePatchbay } from '../app/session.tsx';

/** The notes of a song and their price. */
export interface Notes {
  readonly quote: UseQueryResult<Quote>;
  readonly query: UseQueryResult<MidiResponse>;
}

const PRICE_STAYS_MS = 60_000;

/** Requests the price of a song's notes, and the notes themselves once they are wanted. */
export function useNotes(musicId: string, isWanted: boolean): Notes {
  const patchbay = usePatchbay();
  const body = { music_id: musicId };
  const quote = useQuery({
    queryKey: ['quote', 'midi', musicId],
    queryFn: ({ signal }) => patchbay.quotes.midi(body, { signal }),
    staleTime: PRICE_STAYS_MS,
  });
  // Notes are charged and never change. They are requested once, regardless of other refetches; the request is not
  // aborted and its result stays cached, even if the component unmounts. After a failure, which may have been charged,
  // only a person requests them again.
  const query = useQuery({
    queryKey: ['midi', musicId],
    queryFn: () => patchbay.music.midi(body, LONG_CALL),
    enabled: ({ state }) => isWanted && state.status !== 'error',
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { quote, query };
}
