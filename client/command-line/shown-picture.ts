import { writeFile } from 'node:fs/promises';
import type { EditResult } from '../../generated/types.ts';
import { PatchbayError } from '../errors.ts';
import type { Given, ShownPicture } from './client-needs.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { type ExpectedFile, labelsOf } from './result-files.ts';
import type { Run } from './running.ts';
import type { Saving } from './saving.ts';

/** An unfinished state of a picture, where it has been saved. */
export interface SavedState {
  readonly path: string;
  readonly partialImageIndex: number;
}

/** The flags of an answer that shows nothing while it is made. */
interface JobFlags {
  readonly asJob?: boolean;
  readonly wait?: boolean;
}

/**
 * Checks that a picture can be shown while it is made.
 *
 * @throws CommandFailure where a job is wanted, or several pictures
 */
export function checkShowing({ command }: Pick<Run, 'command'>, { n = 1 }: Given): void {
  const { asJob, wait } = command.opts<JobFlags>();
  const other = asJob === true ? '--as-job' : wait === false ? '--no-wait' : undefined;
  if (other !== undefined) {
    throw refused(`--partial-images shows nothing of a job: leave out ${other}, or it.`);
  }
  if (n !== 1) throw refused('--partial-images shows one picture at a time: leave out --n, or it.');
}

/** Where the states of a picture go. */
export interface StatesPlace {
  readonly saving: Saving;
  readonly files: readonly ExpectedFile[];
}

/**
 * Reads a picture as it is shown, and saves each unfinished state as it comes: what was seen is kept where it goes no
 * further.
 *
 * @returns the finished picture, as it would have been answered whole, and the states before it
 */
export async function readShown(
  run: Run,
  picture: ShownPicture,
  { saving, files }: StatesPlace,
): Promise<{ readonly result: EditResult; readonly states: readonly SavedState[] }> {
  const { resultIn } = await import('../picture-stream.ts');
  const labels = labelsOf(files.map(({ kind }) => kind));
  const count = files.length - 1;
  const states: SavedState[] = [];
  for await (const event of picture) {
    const result = resultIn(event);
    if (result !== undefined) return { result, states };
    if (!('partial_image_index' in event)) continue;
    const { partial_image_index: partialImageIndex, b64_json: content } = event;
    const number = partialImageIndex + 1;
    const label = labels[number] ?? `partial-${number}`;
    const path = await saving.save({ label }, (part) => writeFile(part, content, 'base64'));
    states.push({ path, partialImageIndex });
    run.progress.show(`Unfinished: ${number} of ${count}.`, number / (count + 1));
    run.goesOn(`What was seen last is in ${path}.`);
  }
  throw new PatchbayError('The stream had no finished picture.');
}

function refused(sentence: string): CommandFailure {
  return new CommandFailure(sentence, ExitCode.mistake);
}
