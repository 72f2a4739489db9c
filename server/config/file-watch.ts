import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/** The events of watched files. */
export interface FileEvents {
  /** Files have changed, and have been stable since the previous check; some may be empty or missing. */
  readonly onChange: () => void;
  /** A file that had content is now empty or missing. */
  readonly onEmpty: (file: string) => void;
}

/** A watcher of files. */
export interface FileWatch {
  /** Replaces the watched files. The current state of new ones counts as unchanged. */
  follow(files: readonly string[]): void;
  end(): void;
}

/** The state of a file at a check: a stamp that differs whenever the file has changed, and its size. */
interface Look {
  readonly stamp: string;
  readonly size: number;
}

/** A changed file, with its state at the previous check and now. */
interface Move {
  readonly file: string;
  readonly before: Look;
  readonly now: Look;
}

/**
 * Detects changes by polling, which also covers files that are replaced, linked elsewhere, or on network file systems.
 * Does not keep the process alive.
 *
 * @param everyMs - the polling interval, in milliseconds
 */
export function watchFiles(everyMs: number, { onChange, onEmpty }: FileEvents): FileWatch {
  let seen = new Map<string, Look>();
  let changing = false;
  let over = false;
  let timer: NodeJS.Timeout | undefined;

  const heed = (moved: readonly Move[]): void => {
    for (const { file, now } of moved) seen.set(file, now);
    const settled = changing && moved.length === 0;
    // A file that disappears while another one is changing must not hide that change.
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

/** Whether a file has content; an unreadable file has none. */
export function hasContent(file: string): boolean {
  return lookOf(statNow(file)).size > 0;
}

async function moveOf([file, before]: readonly [string, Look]): Promise<Move> {
  return { file, before, now: lookOf(await stat(file).catch(() => undefined)) };
}

/** An unreadable file counts as missing. */
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
