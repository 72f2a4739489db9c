import { hasContent, watchFiles } from './config/file-watch.ts';
import type { Settings } from './config/settings.ts';
import type { Log } from './foundation/log.ts';
import type { Gateway } from './gateway.ts';

/** What reloading stands on. */
export interface ReloadingParts {
  readonly gateway: Pick<Gateway, 'reload'>;
  /** The settings that the gateway was started with. */
  readonly settings: Settings;
  /** Reads them anew. It throws where they are wrong. */
  readonly read: () => Settings;
  readonly log: Log;
  /** Whether other settings were asked for while the gateway started. */
  readonly isAsked?: boolean;
  /** How often files are looked at, in milliseconds. */
  readonly lookEveryMs?: number;
}

const LOOK_EVERY_MS = 1_000;

/** The settings that a running gateway goes over to; the others hold until it is started again. */
const LIVE: ReadonlySet<string> = new Set([
  'upstreams',
  'upstreamKeys',
  'models',
  'retries',
  'log',
]);

/**
 * Goes over to other settings when the process is told to (SIGHUP), and when a file that they come from has changed.
 * Settings that are wrong are refused, and the gateway goes on with those that it has.
 *
 * @returns ends it
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
    log.error({ file }, 'file of settings is empty or gone, the settings before hold on');

  const reload = (): void => {
    // What is left of the settings without it would be the usual ones, which nobody asked for. A key that the settings
    // name and that is gone is refused by their reader; one that they name no longer may go.
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
      log.error({ error }, 'settings refused, those before hold on');
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
  const told = ({ files: _, ...settings }: Settings) =>
    new Map(Object.entries(settings).map(([name, value]) => [name, textOf(value)]));
  const [one, other] = [told(before), told(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value instanceof Map ? [...value] : value);
}
