import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { keyHeader, tokenHeader } from './security.ts';

/** What an operation answers in where its price is asked for. */
export const QUOTE_TYPE = 'application/vnd.patchbay.quote+json';
/** The header that makes it safe to send a request again, where an operation takes it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The text as it is generated, with names in double braces for what the contract says. */
const TEMPLATE = join(import.meta.dirname, 'client-head.ts.txt');

/** Writes what stands before the methods of the client: its options, and what the methods call. */
export function writeClientHead(contract: Contract): string {
  return filled(readFileSync(TEMPLATE, 'utf8'), {
    quoteType: QUOTE_TYPE,
    idempotencyHeader: IDEMPOTENCY_HEADER,
    keyHeader: keyHeader(contract),
    tokenHeader: tokenHeader(contract),
  });
}

/** @throws where the template has a name for which there is no value */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${TEMPLATE} has an unknown name: ${name}.`);
    return value;
  });
}
