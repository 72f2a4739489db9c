import { randomFillSync } from 'node:crypto';
import { validate } from 'uuid';

/** An identifier that the gateway minted: a UUID of version 7 as text (RFC 9562). */
export type Identifier = string & { readonly __brand: 'Identifier' };

/** The identifier of nothing and nobody, which comes before every other (RFC 9562, section 5.9). */
export const NIL_IDENTIFIER = '00000000-0000-0000-0000-000000000000';
/** Comes behind every other, and is never minted (RFC 9562, section 5.10). */
export const MAX_IDENTIFIER = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Random bytes are fetched for some hundreds of identifiers at once. */
const POOL_BYTES = 4_096;
const NODE_BYTES = 6;
const COUNT_BYTES = 4;
/** A count has 26 bits: 12 before the variant, and 14 after it (RFC 9562, section 6.2, method 1). */
const COUNTS = 2 ** 26;
const LOW_COUNT_BITS = 14;
const LOW_COUNTS = 2 ** LOW_COUNT_BITS;
/** The time has 48 bits, in milliseconds of Unix time. */
const LAST_MOMENT = 2 ** 48 - 1;
const VERSION = 0x7000;
const VARIANT = 0x8000;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;
let moment = 0;
let count = 0;

/** Mints an identifier; later ones of a process sort after earlier ones, also where the clock goes back. */
export function newIdentifier(): Identifier {
  advance();
  const time = hex(moment, 12);
  const version = hex(VERSION | (count >>> LOW_COUNT_BITS), 4);
  const variant = hex(VARIANT | (count & (LOW_COUNTS - 1)), 4);
  const node = pool.toString('hex', take(NODE_BYTES), used);
  return brand(`${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${node}`);
}

/** The lowest identifier of a time: identifiers that are minted at it do not sort before it. */
export function placeOfTime(time: Date): string {
  const digits = hex(Math.min(Math.max(time.getTime(), 0), LAST_MOMENT), 12);
  return `${digits.slice(0, 8)}-${digits.slice(8)}${NIL_IDENTIFIER.slice(13)}`;
}

/** When an identifier was minted. */
export function timeOf(identifier: Identifier): Date {
  return new Date(Number.parseInt(identifier.slice(0, 8) + identifier.slice(9, 13), 16));
}

/** Advances to the present millisecond, or counts within the last one. */
function advance(): void {
  const now = Date.now();
  count += 1;
  if (now <= moment && count < COUNTS) return;
  moment = Math.max(now, moment + 1);
  // Starts at random in the lower half, which leaves room to count within the millisecond.
  count = pool.readUInt32BE(take(COUNT_BYTES)) % (COUNTS / 2);
}

/** Takes random bytes. @returns where they are */
function take(bytes: number): number {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return used - bytes;
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

/** Reads text from outside as an identifier; `undefined` where it cannot be one. */
export function readIdentifier(text: string): Identifier | undefined {
  return validate(text) ? brand(text.toLowerCase()) : undefined;
}

function brand(text: string): Identifier {
  return text as Identifier;
}
