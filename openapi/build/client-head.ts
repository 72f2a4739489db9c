import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { keyHeader, tokenHeader } from './security.ts';

/** The media type of quotes. */
export const QUOTE_TYPE = 'application/vnd.patchbay.quote+json';
/** The header that makes a request idempotent, for operations that accept it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The template, with placeholders in double braces for values from the contract. */
const TEMPLATE = join(import.meta.dirname, 'client-head.ts.txt');

/** Writes the part of the client before its methods: its options, and the helpers that the methods call. */
export function writeClientHead(contract: Contract): string {
  return filled(readFileSync(TEMPLATE, 'utf8'), {
    quoteType: QUOTE_TYPE,
    idempotencyHeader: IDEMPOTENCY_HEADER,
    keyHeader: keyHeader(contract),
    tokenHeader: tokenHeader(contract),
  });
}

/** @throws if the template has a placeholder without a value */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${TEMPLATE} has an unknown name: ${name}.`);
    return value;
  });
}
