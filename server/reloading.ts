import { hasContent, watchFiles } from './config/file-watch.ts';
import type { Settings } from './config/settings.ts';
import type { Log } from './foundation/log.ts';
import { OperatorError } from './foundation/operator-error.ts';
import type { Gateway } from './gateway/gateway.ts';

/** Dependencies and options of reloading. */
export interface ReloadingParts {
  readonly gateway: Pick<Gateway, 'reload'>;
  /** The settings that the gateway was started with. */
  readonly settings: Settings;
  /** Reads the settings; throws if they are invalid. */
  readonly read: () => Settings;
  readonly log: Log;
  /** Whether a reload was requested while the gateway started. */
  readonly isAsked?: boolean;
  /** How often files are polled for changes, in milliseconds. */
  readonly lookEveryMs?: number;
}

/** A change is taken at the check after the one that finds it: within a second. */
const LOOK_EVERY_MS = 400;

/** The settings that can be applied to a running gateway; the others need a restart. */
const LIVE: ReadonlySet<string> = new Set([
  'upstreams',
  'upstreamKeys',
  'models',
  'retries',
  'log',
]);

/**
 * Applies new settings when the process receives SIGHUP or when one of the settings files has changed. Invalid settings
 * are rejected, and the gateway keeps the current ones.
 *
 * @returns stops watching for changes
 */
export function reloadOnChange({
  gateway,
  settings: first,
  read,
  log,
  isAsked = false,
  lookEveryMs = LOOK_EVERY_MS,
}: ReloadingParts): () => void {
  let settings = first;
  const settingsFile = first.files.slice(0, 1);
  let filled = settingsFile.filter(hasContent);

  const onEmpty = (file: string): void =>
    log.error({ file }, 'settings file is empty or missing: the previous settings stay in effect');

  const reload = (): void => {
    // An emptied settings file would reset everything to the defaults, which is unlikely to be intended. Missing key
    // files are rejected by the settings reader; a key file that is no longer referenced does not matter.
    const emptied = filled.find((file) => !hasContent(file));
    if (emptied !== undefined) {
      onEmpty(emptied);
      return;
    }
    try {
      const next = read();
      gateway.reload(next);
      const waiting = changed(first, next).filter((name) => !LIVE.has(name));
      log.info(waiting.length === 0 ? {} : { atTheNextStart: waiting }, 'settings reloaded');
      settings = next;
      filled = settingsFile.filter(hasContent);
    } catch (error) {
      // A mistake of the operator is logged as its message only: a stack trace does not help to correct it.
      const why = error instanceof OperatorError ? { reason: error.message } : { error };
      log.error(why, 'settings refused: the previous ones stay in effect');
    }
    watch.follow(settings.files);
  };

  const watch = watchFiles(lookEveryMs, { onChange: reload, onEmpty });

  watch.follow(settings.files);
  process.on('SIGHUP', reload);
  if (isAsked) reload();
  return () => {
    process.off('SIGHUP', reload);
    watch.end();
  };
}

function changed(before: Settings, after: Settings): readonly string[] {
  const told = ({ files: _, passedOver: __, ...settings }: Settings) =>
    new Map(Object.entries(settings).map(([name, value]) => [name, textOf(value)]));
  const [one, other] = [told(before), told(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value instanceof Map ? [...value] : value);
}
