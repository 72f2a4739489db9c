import { writeFile } from 'node:fs/promises';
import type { EditResult } from '../../generated/types.ts';
import { PatchbayError } from '../errors.ts';
import type { Given, ShownPicture } from './client-needs.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { type ExpectedFile, labelsOf } from './result-files.ts';
import type { Run } from './running.ts';
import type { Saving } from './saving.ts';

/** A saved partial image. */
export interface SavedState {
  readonly path: string;
  readonly partialImageIndex: number;
}

/** The flags of a result without partial images. */
interface JobFlags {
  readonly asJob?: boolean;
  readonly wait?: boolean;
}

/**
 * Checks that partial images can be shown.
 *
 * @throws CommandFailure if a job or several images are requested
 */
export function checkShowing({ command }: Pick<Run, 'command'>, { n = 1 }: Given): void {
  const { asJob, wait } = command.opts<JobFlags>();
  const other = asJob === true ? '--as-job' : wait === false ? '--no-wait' : undefined;
  if (other !== undefined) {
    throw refused(`--partial-images does not work with a job: leave out ${other}, or it.`);
  }
  if (n !== 1) throw refused('--partial-images shows one image at a time: leave out --n, or it.');
}

/** Where partial images are saved. */
export interface StatesPlace {
  readonly saving: Saving;
  readonly files: readonly ExpectedFile[];
}

/**
 * Reads an image stream and saves each partial image as it arrives, so that it is kept if the stream fails. After one
 * that cannot be saved, no further ones are tried, but the stream is read until the finished image, which is charged.
 *
 * @returns the finished image, in the form of a response without a stream, and the partial images before it
 */
export async function readShown(
  run: Run,
  picture: ShownPicture,
  { saving, files }: StatesPlace,
): Promise<{ readonly result: EditResult; readonly states: readonly SavedState[] }> {
  const { resultIn } = await import('../picture-events.ts');
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
      run.goesOn(`The last unfinished image is in ${path}.`);
    }
    run.progress.show(`Unfinished: ${number} of ${count}.`, number / (count + 1));
  }
  throw new PatchbayError('The stream ended without a finished image.');
}

/** Saves a partial image; warns the user and returns `undefined` if that fails. */
async function saveState(
  run: Run,
  saving: Saving,
  { label, content }: { readonly label: string; readonly content: string },
): Promise<string | undefined> {
  try {
    return await saving.save({ label }, (part) => writeFile(part, content, 'base64'));
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    run.warns(`${error.message} No further unfinished image is saved.`);
    return undefined;
  }
}

function refused(sentence: string): CommandFailure {
  return new CommandFailure(sentence, ExitCode.mistake);
}
