import type { CommandShape } from '../../generated/command-shapes.ts';
import type { Violation } from '../../generated/types.ts';
import { PatchbayError } from '../errors.ts';
import { codeOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { documentOf, type FailureDocument, type FailureFacts, kindOf } from './failure-document.ts';
import { Interrupted } from './interruption.ts';
import { switchOf } from './option-help.ts';
import { printableProse } from './table.ts';

/** Context of a failure message: the command's options, and how to continue with a job that is still running. */
export interface FailureContext {
  readonly shape?: CommandShape | undefined;
  readonly goOn?: string | undefined;
  readonly signal: AbortSignal;
}

/** A failure in human-readable and machine-readable form. */
export interface ToldFailure {
  readonly failure: CommandFailure;
  readonly document: FailureDocument;
}

/**
 * Describes an error of the client or the command line, or an interruption, naming options instead of parameters;
 * returns `undefined` for any other error, which is a bug in the program.
 */
export function failureOf(error: unknown, context: FailureContext): ToldFailure | undefined {
  const { shape, goOn, signal } = context;
  const after = goOn === undefined ? [] : [goOn];
  const told = (kind: FailureFacts['kind'], message: string, exitCode: ExitCode): ToldFailure => ({
    failure: new CommandFailure([message, ...after].join('\n'), exitCode),
    document: { error: { kind, message } },
  });
  if (error instanceof CommandFailure) {
    return told(kindOf(error.exitCode), error.message, error.exitCode);
  }
  if (signal.aborted && isEndedBy(signal, error)) {
    const isInterrupted = signal.reason instanceof Interrupted;
    if (isInterrupted) return told('aborted', 'Interrupted.', ExitCode.interrupted);
    return told('timed-out', 'It took too long.', ExitCode.unavailable);
  }
  if (!(error instanceof PatchbayError)) return undefined;
  const { requestId } = error;
  const exitCode = exitCodeOf(error);
  const lines = [
    ...messageLines(error, shape),
    ...hintLines(error, shape),
    // A failed job does not continue.
    ...(exitCode === ExitCode.failed ? [] : after),
    ...(requestId === undefined ? [] : [`Request ${requestId}.`]),
  ];
  const failure = new CommandFailure(printableProse(lines.join('\n')), exitCode);
  return { failure, document: documentOf(error) };
}

/** Whether an error only reports that the signal was aborted. */
function isEndedBy(signal: AbortSignal, error: unknown): boolean {
  if (error instanceof PatchbayError) return error.kind === 'aborted';
  return error === signal.reason || (error instanceof Error && error.name === 'AbortError');
}

function messageLines(error: PatchbayError, shape: CommandShape | undefined): readonly string[] {
  const { message } = error;
  const violations = ofOptions(error.violations, shape);
  if (violations.length === 0) return [withFlags(message, shape)];
  const sentences = violations.map((violation) => violationText(violation, shape));
  const [only, ...others] = sentences;
  if (only !== undefined && others.length === 0) return [only];
  return ['The request breaks several rules:', ...sentences.map((sentence) => `- ${sentence}`)];
}

/**
 * Keeps only violations that concern options: the user cannot change what the command itself put into a request. If all
 * of them concern that, all are kept.
 */
function ofOptions(
  violations: readonly Violation[],
  shape: CommandShape | undefined,
): readonly Violation[] {
  const own = violations.filter(({ parameter }) => optionOf(rootOf(parameter), shape));
  return own.length > 0 ? own : violations;
}

/** The parameter that contains a path such as `refer_images[0]`. */
function rootOf(place: string): string {
  return place.split(/[.[]/)[0] ?? place;
}

function violationText({ parameter, message }: Violation, shape: CommandShape | undefined): string {
  const option = optionOf(rootOf(parameter), shape);
  const isNamedFirst = parameter !== '' && message.startsWith(parameter);
  const rest = isNamedFirst && option !== undefined ? message.slice(parameter.length) : undefined;
  return rest === undefined ? withFlags(message, shape) : `${option}${withFlags(rest, shape)}`;
}

function hintLines(error: PatchbayError, shape: CommandShape | undefined): readonly string[] {
  const { kind, suggestion, retryAfterSeconds } = error;
  if (suggestion !== undefined) {
    const all = Object.entries(suggestion);
    const own = all.filter(([name]) => optionOf(name, shape));
    const options = (own.length > 0 ? own : all).map(([name, value]) =>
      suggested(name, value, shape),
    );
    return [`Try ${options.join(' ')}`];
  }
  if (kind === 'authentication') return ['Give a key with --api-key or PATCHBAY_API_KEY.'];
  if (isNobodyThere(error)) {
    return [
      'Is a gateway running there? Give another address with --base-url or PATCHBAY_BASE_URL.',
    ];
  }
  if (retryAfterSeconds !== undefined) return [`Try again in ${Math.ceil(retryAfterSeconds)} s.`];
  return [];
}

/** Whether the host name does not resolve, or the connection is refused. */
function isNobodyThere({ kind, cause }: PatchbayError): boolean {
  const code = codeOf(cause instanceof Error ? cause.cause : undefined);
  return kind === 'connection' && (code === 'ECONNREFUSED' || code === 'ENOTFOUND');
}

function suggested(name: string, value: unknown, shape: CommandShape | undefined): string {
  const option = optionOf(name, shape) ?? name;
  if (typeof value === 'boolean') return switchOf(option.replace(/^--/, ''), value);
  if (value === null) return `without ${option}`;
  const given = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${option} ${/^[\w.:/+-]+$/.test(given) ? given : `'${given}'`}`;
}

/** How a parameter is given on the command line: `--video-length`, or its bare name if it needs no flag. */
function optionOf(name: string, shape: CommandShape | undefined): string | undefined {
  const parameter = shape?.parameters.find((one) => one.name === name);
  if (parameter === undefined) return undefined;
  return name === shape?.argument ? parameter.flag : `--${parameter.flag}`;
}

/** Replaces parameter names by their options where a word is unambiguous. */
function withFlags(text: string, shape: CommandShape | undefined): string {
  return text.replace(/(?<![\w-])[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+(?![\w-])/g, (name) => {
    return optionOf(name, shape) ?? name;
  });
}

function exitCodeOf({ kind, retryable }: PatchbayError): ExitCode {
  switch (kind) {
    case 'job-failed':
      return ExitCode.failed;
    case 'connection':
    case 'unavailable':
    case 'timed-out':
    case 'rate-limited':
    case 'internal':
      return ExitCode.unavailable;
    case 'upstream-failed':
      // A song whose notes could not be extracted; any other failure of an upstream may pass.
      return retryable ? ExitCode.unavailable : ExitCode.failed;
    case 'aborted':
      return ExitCode.interrupted;
    case 'unexpected':
      return retryable ? ExitCode.unavailable : ExitCode.surprise;
    default:
      return ExitCode.refused;
  }
}
