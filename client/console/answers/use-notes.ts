import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MidiResponse, Quote } from '../../../generated/types.ts';
import { usePatchbay } from '../app/session.tsx';

/** The notes of a song, and what it costs to have them. */
export interface Notes {
  readonly quote: UseQueryResult<Quote>;
  readonly query: UseQueryResult<MidiResponse>;
}

const WORKED_OUT_MS = 2_000;
const PRICE_STAYS_MS = 60_000;

/** Asks for the price of a song's notes, and for the notes themselves once they are wanted. */
export function useNotes(musicId: string, isWanted: boolean): Notes {
  const patchbay = usePatchbay();
  const body = { music_id: musicId };
  const quote = useQuery({
    queryKey: ['quote', 'midi', musicId],
    queryFn: ({ signal }) => patchbay.quotes.midi(body, { signal }),
    staleTime: PRICE_STAYS_MS,
  });
  // Notes are paid for and stay as they are. So they are asked for once, whatever else is read anew, and what was asked
  // for is awaited and kept, whether or not it is still looked at.
  const query = useQuery({
    queryKey: ['midi', musicId],
    queryFn: () => patchbay.music.midi(body),
    enabled: isWanted,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? WORKED_OUT_MS : false),
  });
  return { quote, query };
}
