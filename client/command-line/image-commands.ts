import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { CommandShape } from '../../generated/command-shapes.ts';
import { commands } from '../../generated/commands.ts';
import type { EditResult, ImageResult, Quote } from '../../generated/types.ts';
import type { RequestOptions } from '../connection.ts';
import { reasonOf } from '../system-error.ts';
import type { FollowedJob, Given, Service, ShownPicture } from './client-needs.ts';
import { CommandFailure } from './command-failure.ts';
import { addContractCommand } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { ExitCode } from './exit-code.ts';
import { addJobOptions, runJob } from './following.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { showPicture } from './picture.ts';
import { pathLines } from './printing.ts';
import { picturesOf, statesOf } from './result-files.ts';
import { addQuoteOption, addResultOptions, answerQuote, savingFor } from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { type SavingAnyway, savingAnyway } from './saving-anyway.ts';
import { checkShowing, readShown } from './shown-picture.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** How an image command requests its images. */
interface PictureAsking {
  readonly examples: readonly string[];
  readonly quote: (service: Service, body: Given, options: RequestOptions) => Promise<Quote>;
  readonly ask: (
    service: Service,
    body: Given,
    options: RequestOptions,
  ) => Promise<ImageResult | EditResult>;
  readonly show: (service: Service, body: Given, options: RequestOptions) => ShownPicture;
  readonly begin: (service: Service, body: Given, options: RequestOptions) => Promise<FollowedJob>;
}

interface PictureFlags {
  readonly quote?: boolean;
  readonly asJob?: boolean;
  readonly wait?: boolean;
  readonly show?: boolean;
}

/** Adds `image` and `edit`, which save images to files and show them in capable terminals. */
export function addImageCommands(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const add = (shape: CommandShape, asking: PictureAsking): void => {
    const command = addContractCommand({ parent: program, shape, group });
    addQuoteOption(addResultOptions(command))
      .option('--no-show', 'Do not show the images in the terminal.')
      .optionsGroup('The job:')
      .option(
        '--as-job',
        'Create a job and wait for it, for images that take longer than a connection lasts.',
      );
    addGatewayOptions(addOutputOptions(addJobOptions(command)));
    addExamples(command, asking.examples);
    command.action(acting({ terminal, shape }, (run) => runPictures(run, shape, asking)));
  };
  add(commands.createImage, {
    examples: [
      'patchbay image "a fox in the snow" --out fox.png',
      'patchbay image "a fox in the snow" --n 2 --as-job --out foxes',
      'patchbay image "a fox in the snow" --out - | magick - fox.gif',
    ],
    quote: ({ quotes }, body, options) => quotes.image(body, options),
    ask: ({ images }, body, options) => images.generate(body, options),
    show: ({ images }, body, options) => images.generateStream(body, options),
    begin: ({ images }, body, options) => images.generateJob(body, options),
  });
  add(commands.editImage, {
    examples: ['patchbay edit "make it night" --image fox.png --out night.png'],
    quote: ({ quotes }, body, options) => quotes.edit(body, options),
    ask: ({ images }, body, options) => images.edit(body, options),
    show: ({ images }, body, options) => images.editStream(body, options),
    begin: ({ images }, body, options) => images.editJob(body, options),
  });
}

async function runPictures(run: Run, shape: CommandShape, asking: PictureAsking): Promise<void> {
  const { service, command } = run;
  const { body: given, options } = await requestOf(run, shape);
  const { quote, asJob, wait } = command.opts<PictureFlags>();
  const isShown = statesOf(given) > 0;
  if (isShown) checkShowing(run, given);
  const body = isShown ? { ...given, stream: true } : given;
  if (quote === true) return answerQuote(run, await asking.quote(service, body, options));
  const { name } = shape;
  const expected = picturesOf(body);
  if (asJob === true || wait === false) {
    const begin = () => asking.begin(service, body, options);
    return runJob(run, { usualName: name, files: expected }, begin);
  }
  const usualName = `${name}-${Date.now().toString(36)}`;
  const saving = await savingFor(run, { usualName, files: expected });
  run.progress.show('Creating the image.');
  const { result, states } = isShown
    ? await readShown(run, asking.show(service, body, options), { saving, files: expected })
    : { result: await asking.ask(service, body, options), states: [] };
  const anyway = savingAnyway(run, saving, usualName);
  const files = await savePictures(run, result, anyway);
  anyway.end();
  const { data: _pictures, ...facts } = result;
  const all = [...files, ...states];
  const warned = run.warnings.length === 0 ? {} : { warnings: run.warnings };
  run.answer(pathLines(all), { ...facts, files: all, ...warned });
  await showAll(run, files);
}

interface SavedPicture {
  readonly path: string;
  readonly revisedPrompt?: string;
}

async function savePictures(
  run: Run,
  result: ImageResult | EditResult,
  saving: SavingAnyway,
): Promise<readonly SavedPicture[]> {
  const files: SavedPicture[] = [];
  for (const [index, picture] of result.data.entries()) {
    const label = result.data.length > 1 ? String(index + 1) : '';
    const address = 'url' in picture ? picture.url : undefined;
    const read = () => bytesOf(picture, run);
    const path = await saving.save({ label, address, read });
    if (path === undefined) continue;
    const revised = 'revised_prompt' in picture ? picture.revised_prompt : undefined;
    const file = { path, ...(typeof revised === 'string' ? { revisedPrompt: revised } : {}) };
    files.push(file);
    run.keeps(file);
  }
  return files;
}

async function showAll(
  { command, flags, terminal }: Run,
  files: readonly { readonly path: string }[],
): Promise<void> {
  if (flags.json === true || command.opts<PictureFlags>().show === false) return;
  const { resolve } = await import('node:path');
  for (const { path } of files) await showPicture(terminal, resolve(terminal.cwd(), path));
}

/** The bytes of an image, which the response holds or links to. */
async function bytesOf(
  picture: { readonly url?: string | undefined; readonly b64_json?: string | undefined },
  { service, signal }: Run,
): Promise<Uint8Array> {
  if (picture.b64_json !== undefined) return Buffer.from(picture.b64_json, 'base64');
  if (picture.url === undefined) throw new Error('The response contains an image without a URL.');
  try {
    return await buffer(await service.assets.get(picture.url, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    const sentence = `The image was created, but cannot be downloaded (${reasonOf(error)}).`;
    throw new CommandFailure(sentence, ExitCode.unavailable);
  }
}
