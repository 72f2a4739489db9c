import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import type { Connection } from '../../../connection.ts';
import type { FormRequest } from '../../forms/form-request.ts';
import { askFor } from './call.ts';

/** The price of a request, in units of quota. */
export interface Price {
  readonly units: string;
  /** The lower bound, if the price depends on the result; `units` is then the upper bound. */
  readonly least?: string;
  readonly isEstimate: boolean;
  readonly balance: string;
  /** The remaining quota of the calling key, if the key is limited. */
  readonly leftToKey?: string;
}

/** The state of a price request. */
export interface Quote {
  /** The latest price; while a new one is being requested, that of an earlier request. */
  readonly price: Price | undefined;
  readonly isBeingAsked: boolean;
}

const NONE: Quote = { price: undefined, isBeingAsked: false };

/** Debounce delay between the last change and the price request. */
const REST_MS = 450;

/** The price of a request, fetched from the gateway after a debounce. */
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

/** A debounced value; `undefined` until the first delay has passed. */
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
