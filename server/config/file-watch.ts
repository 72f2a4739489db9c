import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What is told of files that are watched. */
export interface FileEvents {
  /** One or more have other content, and all have stayed as they are since the last look; some may be empty or gone. */
  readonly onChange: () => void;
  /** One that had content is empty or gone. */
  readonly onEmpty: (file: string) => void;
}

/** Files that are looked at again and again. */
export interface FileWatch {
  /** Looks at these instead. Those that are new to it count as they are now. */
  follow(files: readonly string[]): void;
  end(): void;
}

/** What tells a file from what it was before. */
interface Look {
  readonly stamp: string;
  readonly size: number;
}

/** A file, what it was at the last look, and what it is now. */
interface Move {
  readonly file: string;
  readonly before: Look;
  readonly now: Look;
}

/**
 * Notices by looking when files change: so those are noticed too that are replaced, linked elsewhere or lie on other
 * machines. It keeps no process alive.
 *
 * @param everyMs how often it looks, in milliseconds
 */
export function watchFiles(everyMs: number, { onChange, onEmpty }: FileEvents): FileWatch {
  let seen = new Map<string, Look>();
  let changing = false;
  let over = false;
  let timer: NodeJS.Timeout | undefined;

  const heed = (moved: readonly Move[]): void => {
    for (const { file, now } of moved) seen.set(file, now);
    const settled = changing && moved.length === 0;
    // One that goes with the change of another must not hide that.
    changing = moved.some(({ now }) => now.size > 0) || (changing && moved.length > 0);
    for (const { file, now, before } of moved) {
      if (now.size === 0 && before.size > 0) onEmpty(file);
    }
    if (settled) onChange();
  };

  const lookAtAll = async (): Promise<void> => {
    const moves = await Promise.all([...seen].map(moveOf));
    if (over) return;
    heed(
      moves.filter(
        ({ file, before, now }) => now.stamp !== before.stamp && seen.get(file) === before,
      ),
    );
    next();
  };

  const next = (): void => {
    timer = setTimeout(lookAtAll, everyMs).unref();
  };
  next();

  return {
    follow(files) {
      changing = false;
      seen = new Map(files.map((file) => [file, seen.get(file) ?? lookOf(statNow(file))]));
    },
    end() {
      over = true;
      clearTimeout(timer);
    },
  };
}

/** Whether a file has content. One that cannot be looked at has none. */
export function hasContent(file: string): boolean {
  return lookOf(statNow(file)).size > 0;
}

async function moveOf([file, before]: readonly [string, Look]): Promise<Move> {
  return { file, before, now: lookOf(await stat(file).catch(() => undefined)) };
}

/** A file that cannot be looked at counts as one that is gone. */
function statNow(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

function lookOf(stats: Stats | undefined): Look {
  if (stats === undefined) return { stamp: '', size: 0 };
  const { ino, mtimeMs, ctimeMs, size } = stats;
  return { stamp: [ino, mtimeMs, ctimeMs, size].join(' '), size };
}
