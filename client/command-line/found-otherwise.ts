import type { CommandShape } from '../../generated/command-shapes.ts';
import type { Given } from './client-needs.ts';
import { CommandFailure } from './command-failure.ts';
import { readRequest } from './contract-command.ts';
import { ExitCode } from './exit-code.ts';
import type { Run } from './running.ts';

/**
 * A command's shape where what the contract demands may be left out, because the command finds it in another way.
 *
 * @param found - a sentence for the help of each such parameter, by its name; it is all that is said of the argument
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

/** What the help says of a model that `modelFor` finds. */
export const USUAL_MODEL = 'Default: the first of those that the gateway serves for this command.';

/** The model that a request lacks: the first of the gateway's list that takes the operation; nothing where one is named. */
export async function modelFor(run: Run, shape: CommandShape): Promise<Given> {
  const { command, service, signal } = run;
  if (readRequest(command, shape).values.model !== undefined) return {};
  const { data } = await service.models.list({ signal });
  const first = data.find(({ operations }) => operations.some((one) => one === shape.operationId));
  if (first !== undefined) return { model: first.id };
  const sentence = `The gateway serves no model that ${command.name()} can ask.`;
  throw new CommandFailure(sentence, ExitCode.refused);
}
