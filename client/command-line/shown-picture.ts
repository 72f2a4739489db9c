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
 * further. A state that cannot be saved is the last that is tried: the finished picture, which is paid for, is read on to.
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
  let isSaving = true;
  for await (const event of picture) {
    const result = resultIn(event);
    if (result !== undefined) return { result, states };
    if (!('partial_image_index' in event)) continue;
    const { partial_image_index: partialImageIndex, b64_json: content } = event;
    const number = partialImageIndex + 1;
    const label = labels[number] ?? `partial-${number}`;
    const path: string | undefined = isSaving
      ? await saveState(run, saving, { label, content })
      : undefined;
    isSaving = path !== undefined;
    if (path !== undefined) {
      const state = { path, partialImageIndex };
      states.push(state);
      run.keeps(state);
      run.goesOn(`What was seen last is in ${path}.`);
    }
    run.progress.show(`Unfinished: ${number} of ${count}.`, number / (count + 1));
  }
  throw new PatchbayError('The stream had no finished picture.');
}

/** Saves a state; `undefined` where that fails, of which the user is warned. */
async function saveState(
  run: Run,
  saving: Saving,
  { label, content }: { readonly label: string; readonly content: string },
): Promise<string | undefined> {
  try {
    return await saving.save({ label }, (part) => writeFile(part, content, 'base64'));
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    run.warns(`${error.message} No further state of the picture is saved.`);
    return undefined;
  }
}

function refused(sentence: string): CommandFailure {
  return new CommandFailure(sentence, ExitCode.mistake);
}
