import type { CommandShape } from '../../generated/command-shapes.ts';
import type { RequestOptions } from '../connection.ts';
import type { Given } from './client-needs.ts';
import { type GivenRequest, readRequest } from './contract-command.ts';
import { fileGiven } from './files-given.ts';
import { missing } from './result-options.ts';
import type { Run } from './running.ts';

/** A request that is ready to be sent. */
export interface ReadyRequest {
  readonly body: Given;
  readonly options: RequestOptions;
}

/**
 * Reads the request from a command's options, with its files resolved.
 *
 * @param more - parameters that the command has determined itself
 * @throws CommandFailure if a required parameter is missing, or a file does not exist
 */
export async function requestOf(
  run: Run,
  shape: CommandShape,
  more: Given = {},
): Promise<ReadyRequest> {
  const { values, headers } = readRequest(run.command, shape);
  const body: Record<string, unknown> = { ...values, ...more };
  for (const parameter of shape.parameters) {
    const { name, flag, type, isRequired } = parameter;
    const given = body[name];
    const option = name === shape.argument ? flag : `--${flag}`;
    if (given === undefined && isRequired && parameter.in === 'body') throw missing(option);
    if (given === undefined || type !== 'file') continue;
    const files = (Array.isArray(given) ? given : [given]).map((file) =>
      fileGiven(String(file), option, run.terminal),
    );
    const [first, ...others] = await Promise.all(files);
    body[name] = Array.isArray(given) ? [first, ...others] : first;
  }
  return { body, options: callOptions(run, headers) };
}

function callOptions({ signal }: Run, headers: GivenRequest['headers']): RequestOptions {
  const { 'idempotency-key': idempotencyKey, ...others } = headers;
  return {
    signal,
    headers: others,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}
