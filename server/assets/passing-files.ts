import { collectGarbage } from '../foundation/garbage-collection.ts';
import { UnderWay } from '../foundation/under-way.ts';

/** Tracks requests whose files are being transferred from or to the disk. */
export interface PassingFiles {
  /** @returns a function to call once all files of a request are transferred; idempotent */
  begin(): () => void;
}

/** Options of the watcher. */
export interface PassingParts {
  /** Returns the bytes held by the process's buffers. */
  readonly held?: () => number;
  readonly collect?: () => void;
  readonly everyMs?: number;
}

const LOOK_EVERY_MS = 5;
const GROWTH_BYTES = 8 * 2 ** 20;

/**
 * Forces garbage collection whenever the buffers of transferred files have grown by 8 MB. They are garbage within
 * milliseconds, but V8, which sees small objects with many bytes outside its heap, would collect them only after 64 MB.
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
