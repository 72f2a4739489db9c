import type { CommandShape } from '../../generated/command-shapes.ts';
import type { Given } from './client-needs.ts';
import { CommandFailure } from './command-failure.ts';
import { readRequest } from './contract-command.ts';
import { ExitCode } from './exit-code.ts';
import type { Run } from './running.ts';

/**
 * Makes parameters of a command optional that the contract requires but the command can determine itself.
 *
 * @param found - the help sentence of each such parameter, by its name; for the positional argument it replaces all
 *   others
 */
export function withFound(
  shape: CommandShape,
  found: Readonly<Record<string, string>>,
): CommandShape {
  const parameters = shape.parameters.map((one) => {
    const sentence = found[one.name];
    if (sentence === undefined) return one;
    const before = one.name === shape.argument ? [] : one.sentences;
    return { ...one, isRequired: false, sentences: [...before, sentence] };
  });
  return { ...shape, parameters };
}

/** The help sentence for a model determined by `modelFor`. */
export const DEFAULT_MODEL =
  'Default: the first of those that the gateway serves for this command.';

/**
 * The default model of a request: the first in the gateway's list that supports the operation; empty if a model is
 * named.
 */
export async function modelFor(run: Run, shape: CommandShape): Promise<Given> {
  const { command, service, signal } = run;
  if (readRequest(command, shape).values.model !== undefined) return {};
  const { data } = await service.models.list({ signal });
  const first = data.find(({ operations }) => operations.some((one) => one === shape.operationId));
  if (first !== undefined) return { model: first.id };
  const sentence = `The gateway serves no model that ${command.name()} can ask.`;
  throw new CommandFailure(sentence, ExitCode.refused);
}
