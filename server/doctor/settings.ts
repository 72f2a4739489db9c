import { existsSync } from 'node:fs';
import type { Environment, Flags } from '../config/overrides.ts';
import { weaknessOf } from '../config/secrets.ts';
import { mistakesBeside, readConfiguration, settingsFile } from '../config/settings.ts';
import { SettingsError, SettingsFileMissing } from '../config/settings-error.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** The settings without the secrets that `readSettings` adds. */
export type SettingsRead = ReturnType<typeof readConfiguration>;

/** The findings about the settings, and the settings unless they are invalid. */
export interface CheckedSettings {
  readonly findings: readonly Finding[];
  readonly settings?: SettingsRead;
}

const ABOUT = 'settings';
const KEY_ADVICE =
  'Create one with openssl rand -base64 24, and revoke the short one with patchbay keys revoke local.';
const ADVICE = 'Correct it; patchbay init --out - shows every setting with its bounds.';
const MISSING_ADVICE =
  'Correct --config or PATCHBAY_CONFIG; patchbay init --out FILE writes a settings file.';
const PASSED_OVER_ADVICE = 'Remove it, or correct the kind of its upstream.';

/** Reads the settings and reports every error in them. */
export function checkSettings(flags: Flags, environment: Environment): CheckedSettings {
  try {
    const settings = readConfiguration(flags, environment);
    const mistakes = mistakesBeside(settings, environment);
    const findings = mistakes.flatMap(findingsOf);
    const strange = settings.passedOver.map((line) => warning(ABOUT, line, PASSED_OVER_ADVICE));
    const all = [...findings, ...strange];
    const read = all.length > 0 ? all : [fileRead(flags, environment)];
    return { findings: [...read, ...checkChosenKey(environment)], settings };
  } catch (error) {
    if (error instanceof SettingsError) return { findings: findingsOf(error) };
    throw error;
  }
}

function fileRead(flags: Flags, environment: Environment): Finding {
  const file = settingsFile(flags, environment);
  if (existsSync(file)) return fine(ABOUT, file);
  return fine(
    ABOUT,
    `there is no ${file}: all settings have their defaults; patchbay init writes the file`,
  );
}

function checkChosenKey({ PATCHBAY_API_KEY: key = '' }: Environment): readonly Finding[] {
  const weakness = key === '' ? undefined : weaknessOf(key);
  return weakness === undefined ? [] : [warning('key', weakness, KEY_ADVICE)];
}

function findingsOf(error: SettingsError): readonly Finding[] {
  const advice = error instanceof SettingsFileMissing ? MISSING_ADVICE : ADVICE;
  return error.mistakes.map((line) => problem(ABOUT, line, advice));
}

/** Checks that the timeouts are consistent with each other. */
export function checkTimes({ timeouts, upstreams }: SettingsRead): readonly Finding[] {
  const about = 'time limits';
  const { main, alternate } = timeouts;
  const slow = Object.entries(upstreams).filter(([, one]) => one.timeouts.connect >= main);
  const findings = [
    ...(alternate >= main
      ? []
      : [
          warning(
            about,
            `The alternate address waits ${alternate} s, less than the main one (${main} s).`,
            'Raise timeouts.alternate: slow models are asked there.',
          ),
        ]),
    ...slow.map(([name, one]) =>
      warning(
        about,
        `upstreams.${name} is given ${one.timeouts.connect} s to accept a connection, but callers wait only ${main} s.`,
        'Lower its timeouts.connect, so that failover is in time.',
      ),
    ),
  ];
  return findings.length > 0
    ? findings
    : [fine(about, `${main} s, ${alternate} s on the alternate address`)];
}
