import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { commands } from '../../generated/commands.ts';
import type { MidiResponse } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import type { Given } from './client-needs.ts';
import { addContractCommand, readRequest } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { fileGiven } from './files-given.ts';
import { addJobOptions, runJob } from './following.ts';
import { withFound } from './found-otherwise.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { jobIdentifier } from './job-identifier.ts';
import { pathLines } from './printing.ts';
import { filesOfKinds, usualFiles } from './result-files.ts';
import {
  addQuoteOption,
  addResultOptions,
  answerQuote,
  missing,
  savingFor,
} from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { writeTable } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** Adds `upload`, `music` and `midi`. */
export function addMusicCommands(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  addUpload(program, terminal, group);
  addMusic(program, terminal, group);
  addMidi(program, terminal, group);
}

function addUpload(program: Command, terminal: InterruptibleTerminal, group: string): void {
  const shape = commands.uploadSample;
  const command = addContractCommand({ parent: program, shape, group });
  addGatewayOptions(addOutputOptions(addQuoteOption(command)));
  addExamples(command, [
    'patchbay upload humming.mp3',
    'patchbay upload --audio-url https://example.com/humming.mp3 --json',
  ]);
  command.action(
    acting({ terminal, shape }, async (run) => {
      const { body, options } = await requestOf(run, shape);
      const source = body.file ?? body.audio_url;
      if (typeof source !== 'string') throw missing('A file, or the address of one,');
      if (asksForPrice(run)) {
        return answerQuote(run, await run.service.quotes.upload(source, options));
      }
      const { data } = await run.service.music.upload(source, {
        ...options,
        onUploadProgress: uploadShown(run),
      });
      run.answer(`${data.music_id}\n`, data);
    }),
  );
}

function addMusic(program: Command, terminal: InterruptibleTerminal, group: string): void {
  const shape = commands.createMusic;
  const eased = withFound(shape, { music_id: 'Not needed with a recording.' });
  const command = addContractCommand({ parent: program, shape: eased, group }).argument(
    '[sample]',
    'A recording to upload first: a file or an address. Not needed with --music-id; not allowed with --quote.',
  );
  addQuoteOption(addResultOptions(command));
  addGatewayOptions(addOutputOptions(addJobOptions(command)));
  addExamples(command, [
    'patchbay music humming.mp3 --prompt "Snow on the quay" --out song',
    'patchbay music humming.mp3 --llm-description-prompt "A slow waltz"',
  ]);
  command.action(
    acting({ terminal, shape }, async (run) => {
      const { quotes, music } = run.service;
      if (asksForPrice(run)) {
        const { body, options } = await requestOf(run, shape);
        return answerQuote(run, await quotes.music(body, options));
      }
      const expected = { usualName: 'music', files: usualFiles('music') };
      await runJob(run, expected, async () => {
        const { body, options } = await requestOf(run, shape, await sampleFor(run));
        return music.fromSample(body, options);
      });
    }),
  );
}

/** The sample of a song: the named one, or one uploaded now. */
async function sampleFor(run: Run): Promise<Given> {
  const sample: unknown = run.command.processedArgs[0];
  const { values } = readRequest(run.command, commands.createMusic);
  if (values.music_id !== undefined) return {};
  if (typeof sample !== 'string') throw missing('A sample, or --music-id,');
  const file = await fileGiven(sample, 'sample', run.terminal);
  const { data } = await run.service.music.upload(file, {
    signal: run.signal,
    onUploadProgress: uploadShown(run),
  });
  return { music_id: data.music_id };
}

function uploadShown({ progress }: Run) {
  return ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes?: number | undefined }) =>
    progress.show(
      'Uploading the sample.',
      totalBytes === undefined || totalBytes === 0
        ? undefined
        : Math.min(1, sentBytes / totalBytes),
    );
}

function addMidi(program: Command, terminal: InterruptibleTerminal, group: string): void {
  const shape = commands.extractMidi;
  const eased = withFound(shape, { music_id: 'Not needed with a job.' });
  const command = addContractCommand({ parent: program, shape: eased, group }).argument(
    '[job]',
    'A finished music job; its first song is used. Not needed with --music-id.',
  );
  addQuoteOption(addResultOptions(command));
  addGatewayOptions(addOutputOptions(command));
  addExamples(command, ['patchbay midi JOB', 'patchbay midi --music-id SONG --out notes.json']);
  command.action(
    acting({ terminal, shape }, async (run) => {
      const { body, options } = await requestOf(run, shape, await songFor(run));
      const { quotes, music } = run.service;
      if (asksForPrice(run)) return answerQuote(run, await quotes.midi(body, options));
      run.progress.show('Reading the notes.');
      await answerNotes(run, await music.midi(body, options));
    }),
  );
}

async function songFor(run: Run): Promise<Given> {
  const jobId: unknown = run.command.processedArgs[0];
  if (readRequest(run.command, commands.extractMidi).values.music_id !== undefined) return {};
  if (typeof jobId !== 'string') throw missing('A job, or --music-id,');
  const { signal } = run;
  const { record } = await run.service.jobs.get(await jobIdentifier(jobId), { signal });
  const songs = record?.data.action === 'music' ? record.data.musics : [];
  const [first] = songs;
  if (first === undefined) throw missing('A music job that has succeeded');
  return { music_id: first.musicId };
}

/** Saves the notes if a file is named, and prints them otherwise. */
async function answerNotes(run: Run, { data }: MidiResponse): Promise<void> {
  if (run.command.opts<{ out?: string }>().out === undefined)
    return run.answer(notesText(data), data);
  const saving = await savingFor(run, { usualName: 'notes', files: filesOfKinds(['notes']) });
  const path = await saving.save({ label: '', ending: 'json' }, (part) =>
    writeFile(part, `${JSON.stringify(data)}\n`),
  );
  run.answer(pathLines([{ path }]), { ...data, file: path });
}

function notesText({ instruments }: MidiResponse['data']): string {
  return instruments
    .map(({ name, notes }) => {
      const rows = notes.map(({ pitch, start, end, velocity }) => ({
        pitch: String(pitch),
        start: start.toFixed(2),
        end: end.toFixed(2),
        velocity: velocity.toFixed(2),
      }));
      return `${name}: ${counted(notes.length, 'note')}\n${writeTable(['pitch', 'start', 'end', 'velocity'], rows)}`;
    })
    .join('\n');
}

function asksForPrice({ command }: Run): boolean {
  return command.opts<{ quote?: boolean }>().quote === true;
}
