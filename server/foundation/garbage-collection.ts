import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The options of V8's `gc` (`--expose-gc`). The flavor `last-resort` collects everything and frees its pages. */
const HOW = {
  young: { type: 'minor' },
  all: { type: 'major', flavor: 'last-resort' },
} as const;

type Collect = (how: (typeof HOW)[keyof typeof HOW]) => void;

let collect: Collect | undefined;

/**
 * Collects garbage now: the young generation, which takes 1 to 2 ms, or everything, which takes 100 to 200 ms and
 * returns its memory to the system.
 */
export function collectGarbage(what: keyof typeof HOW): void {
  collect ??= collector();
  collect(HOW[what]);
}

/** V8 exposes `gc` in contexts that are created while the flag is set. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (how) => void found(how) : () => {};
}
