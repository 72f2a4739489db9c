import { hasCode } from '../foundation/error-code.ts';
import { isNewEnough, NODE_FROM } from '../foundation/node-version.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/** Commands that run a gateway or parts of it. Client commands also support older Node versions. */
const GATEWAY_COMMANDS = [
  'serve',
  'mock',
  'migrate',
  'backup',
  'restore',
  'keys',
  'accounts',
  'doctor',
  'init --interactive',
];

/** The running Node version and program. */
interface Running {
  /** The version of Node. */
  readonly version: string;
  /** The path of the program. */
  readonly program: string | undefined;
}

/**
 * Checks whether a command can run on this version of Node.
 *
 * @throws OperatorError if it needs a newer one
 */
export function checkNode(command: string, { version, program = 'patchbay' }: Running): void {
  if (isNewEnough(version) || !GATEWAY_COMMANDS.includes(command)) return;
  throw new OperatorError(
    `patchbay ${command} needs Node ${NODE_FROM.join('.')} or newer, and this is ${version}. npm brings one along: ` +
      `npx -p node@${NODE_FROM[0]} node ${quoted(program)} ${command}`,
  );
}

/** Quotes a path for a command line if necessary. */
function quoted(path: string): string {
  return /^[\w./:\\@+-]+$/.test(path) ? path : `"${path}"`;
}

/** The error to report if a package is not installed; `undefined` for any other error. */
export function missingPackage(error: unknown): OperatorError | undefined {
  if (!(error instanceof Error) || !hasCode(error, 'ERR_MODULE_NOT_FOUND')) return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined) return undefined;
  return new OperatorError(
    `This needs packages that are not installed, ${name} for one: install the package with its dependencies.`,
  );
}
