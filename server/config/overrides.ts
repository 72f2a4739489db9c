/** The command-line options. They override environment variables, which override the settings file. */
export interface Flags {
  readonly config?: string;
  readonly host?: string;
  readonly port?: string;
  readonly alternatePort?: string;
  readonly data?: string;
  readonly strict?: boolean;
  /** The roles of the process; each value may list several, separated by commas. */
  readonly role?: readonly string[];
}

/** The environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that was given by an option or a variable. */
export interface Override {
  readonly path: readonly [string, ...string[]];
  readonly value: unknown;
  /** The name of the option or variable, such as `--port`. */
  readonly origin: string;
}

/** A setting that can be given by an option or a variable. */
interface Overridable {
  readonly path: Override['path'];
  readonly option?: {
    readonly name: string;
    readonly of: (flags: Flags) => string | boolean | undefined;
  };
  readonly variable?: string;
  /**
   * Parses the text, if it needs parsing. Invalid text is returned unchanged, and rejected by the validation of the
   * settings.
   */
  readonly read?: (text: string) => unknown;
}

const OVERRIDABLE: readonly Overridable[] = [
  {
    path: ['roles'],
    option: { name: '--role', of: ({ role }) => role?.join(',') },
    variable: 'PATCHBAY_ROLE',
    read: names,
  },
  {
    path: ['server', 'host'],
    option: { name: '--host', of: ({ host }) => host },
    variable: 'PATCHBAY_HOST',
  },
  {
    path: ['server', 'port'],
    option: { name: '--port', of: ({ port }) => port },
    variable: 'PATCHBAY_PORT',
    read: portNumber,
  },
  {
    path: ['server', 'alternatePort'],
    option: { name: '--alternate-port', of: ({ alternatePort }) => alternatePort },
    variable: 'PATCHBAY_ALT_PORT',
    read: portNumber,
  },
  { path: ['server', 'publicUrl'], variable: 'PATCHBAY_PUBLIC_URL' },
  { path: ['server', 'alternatePublicUrl'], variable: 'PATCHBAY_ALT_PUBLIC_URL' },
  { path: ['server', 'strict'], option: { name: '--strict', of: ({ strict }) => strict } },
  {
    path: ['data'],
    option: { name: '--data', of: ({ data }) => data },
    variable: 'PATCHBAY_DATA',
  },
  { path: ['databaseUrl'], variable: 'DATABASE_URL' },
  {
    path: ['callbacks', 'allowPrivate'],
    variable: 'PATCHBAY_ALLOW_PRIVATE_CALLBACKS',
    read: truth,
  },
];

/** The settings given by options and variables. Empty values are ignored. */
export function overrides(flags: Flags, environment: Environment): readonly Override[] {
  return OVERRIDABLE.flatMap(({ path, option, variable, read }) => {
    const byOption = option?.of(flags);
    const said = byOption ?? (variable === undefined ? undefined : environment[variable]);
    if (said === undefined || said === '') return [];
    const origin = byOption === undefined ? variable : option?.name;
    const value = typeof said === 'string' && read !== undefined ? read(said) : said;
    return [{ path, value, origin: origin ?? '' }];
  });
}

/** The value of a variable; `undefined` if it is empty. */
export function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** The option or variable that sets a setting, if one does. */
export function originOf(path: readonly string[], said: readonly Override[]): string | undefined {
  return said.find((one) => one.path.every((name, index) => name === path[index]))?.origin;
}

function truth(text: string): boolean | string {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : text;
}

function portNumber(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Splits a comma-separated list of names. */
function names(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}
