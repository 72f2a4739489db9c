import type { LedgerTableQuery } from '../../../index.ts';
import { type AddressChoice, useAddressChoice } from '../../app/address-choice.ts';
import { isDay } from '../../components/days.ts';
import { isKind } from './words.ts';

/** The filter for ledger entries, as sent to the gateway; all of it is kept in the URL. */
export interface LedgerChoice {
  readonly filter: LedgerTableQuery;
  readonly change: AddressChoice['change'];
}

const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the filter from the URL, and changes it there. */
export function useLedgerChoice(): LedgerChoice {
  const { read, change } = useAddressChoice();
  const [kind, jobId, keyId] = [read('kind'), read('jobId'), read('keyId')];
  const [from, to] = [read('from'), read('to')];
  const filter = {
    ...(isKind(kind) ? { kind } : {}),
    ...(IDENTIFIER.test(jobId) ? { jobId } : {}),
    ...(IDENTIFIER.test(keyId) ? { keyId } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
  return { filter, change };
}

/** The file name of the exported entries: `ledger 2026-11-01 to 2026-11-30 settle`. */
export function fileNameOf({ kind, jobId, keyId, from, to }: LedgerTableQuery): string {
  const days = [...(from === undefined ? [] : [from]), ...(to === undefined ? [] : [`to ${to}`])];
  const others = [kind, ...[jobId, keyId].map((id) => id?.slice(-6))];
  return ['ledger', ...days, ...others].filter((part) => part !== undefined).join(' ');
}
