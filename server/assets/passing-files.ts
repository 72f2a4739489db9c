import { collectGarbage } from '../foundation/garbage-collection.ts';
import { UnderWay } from '../foundation/under-way.ts';

/** Watches the files that are on their way from or to the disk. */
export interface PassingFiles {
  /** @returns how to say that all files of a request have passed; saying so again changes nothing */
  begin(): () => void;
}

/** What the watch needs. */
export interface PassingParts {
  /** The bytes of the process's buffers. */
  readonly held?: () => number;
  readonly collect?: () => void;
  readonly everyMs?: number;
}

const LOOK_EVERY_MS = 5;
const GROWTH_BYTES = 8 * 2 ** 20;

/**
 * Collects the buffers of passing files whenever they have grown by 8 MB. They are garbage within milliseconds, but V8,
 * which sees small objects with many bytes outside its heap, would collect them after 64 MB only.
 */
export function watchPassingFiles({
  held = () => process.memoryUsage().arrayBuffers,
  collect = () => collectGarbage('young'),
  everyMs = LOOK_EVERY_MS,
}: PassingParts = {}): PassingFiles {
  const underWay = new UnderWay<'request'>();
  let least = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = held();
    if (now - least >= GROWTH_BYTES) {
      collect();
      least = held();
    } else {
      least = Math.min(least, now);
    }
  };
  return {
    begin() {
      if (underWay.size === 0) {
        least = held();
        timer = setInterval(look, everyMs);
        timer.unref();
      }
      const end = underWay.add('request');
      return () => {
        end();
        if (underWay.size === 0) clearInterval(timer);
      };
    },
  };
}
