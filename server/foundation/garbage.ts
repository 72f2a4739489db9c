import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How V8 is asked (https://v8.dev, `gc` of `--expose-gc`). The last resort clears up all, and frees its pages. */
const HOW = {
  young: { type: 'minor' },
  all: { type: 'major', flavor: 'last-resort' },
} as const;

type Collect = (how: (typeof HOW)[keyof typeof HOW]) => void;

let collect: Collect | undefined;

/**
 * Has garbage collected at once: what is young, which takes a millisecond or two, or all of it, which takes a tenth of a
 * second or two and gives its memory back.
 */
export function collectGarbage(what: keyof typeof HOW): void {
  collect ??= collector();
  collect(HOW[what]);
}

/** V8 offers it to contexts that are made while the flag is set. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (how) => void found(how) : () => {};
}
