import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import type { Connection } from '../../../connection.ts';
import type { FormRequest } from '../../forms/form-request.ts';
import { askFor } from './call.ts';

/** What a request would cost, in units of quota. */
export interface Price {
  readonly units: string;
  /** The least that it may come to, where that depends on what is made; `units` is the most then. */
  readonly least?: string;
  readonly isEstimate: boolean;
  readonly balance: string;
  /** What the asking key may still spend, where it is limited. */
  readonly leftToKey?: string;
}

/** What is known of a price. */
export interface Quote {
  /** The one that was told last; that of an earlier request while it is being asked. */
  readonly price: Price | undefined;
  readonly isBeingAsked: boolean;
}

const NONE: Quote = { price: undefined, isBeingAsked: false };

/** How long typing must pause before the price is asked for. */
const REST_MS = 450;

/** What a request would cost, asked of the gateway when it has rested a while. */
export function useQuote(connection: Connection, request: FormRequest, isSound: boolean): Quote {
  const rested = useRested(request);
  const isWanted = isSound && request.form.ways.quote !== undefined;
  const { data, isPlaceholderData, isPending } = useQuery({
    queryKey: ['quote', request.form.operationId, useFingerprint(request)],
    queryFn: async ({ signal }) => {
      const answer = await connection.ask(askFor(request, 'quote'), { signal });
      return priceIn(answer);
    },
    enabled: isWanted && rested === request,
    placeholderData: (before) => before,
  });
  if (!isWanted) return NONE;
  return { price: data ?? undefined, isBeingAsked: isPending || isPlaceholderData };
}

/** A value once it has stayed the same for a while. */
function useRested<T>(value: T): T | undefined {
  const [rested, setRested] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function useFingerprint({ fields, parameters, files, variant }: FormRequest): string {
  return useMemo(() => {
    const names = Object.values(files).map((list) =>
      list.map(({ name, size, lastModified }) => [name, size, lastModified]),
    );
    return JSON.stringify([variant?.label, parameters, fields, names]);
  }, [fields, parameters, files, variant]);
}

function priceIn(answer: unknown): Price | null {
  const data = isObject(answer) ? answer.data : undefined;
  if (!isObject(data)) return null;
  const { units, least, isEstimate, balance, key } = data;
  return {
    units: String(units),
    ...(least === undefined ? {} : { least: String(least) }),
    isEstimate: isEstimate === true,
    balance: String(balance),
    ...(isObject(key) ? { leftToKey: String(key.left) } : {}),
  };
}
