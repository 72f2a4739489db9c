import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type Command, InvalidArgumentError } from 'commander';
import { addExamples } from '../../client/command-line/examples.ts';
import { jsonText } from '../../client/command-line/json-text.ts';
import type { Terminal } from '../../client/command-line/terminal.ts';
import type { Chosen } from '../config/settings-file.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { OperatorError } from '../foundation/operator-error.ts';
import type { MockFlags } from '../mock/serving.ts';
import { checkNode } from './gateway-needs.ts';
import { addPlaceOptions, addPortOptions, type PlaceFlags } from './place-options.ts';

/**
 * Adds the commands that set up a gateway. Their actions throw an `OperatorError` for mistakes that the operator can
 * correct.
 */
export function addSetupCommands(program: Command, terminal: Terminal): void {
  addInit(program, terminal);
  addDoctor(program, terminal);
  addMigrate(program, terminal);
  addMock(program, terminal);
}

const SETTINGS_FILE = 'patchbay.yaml';

interface InitFlags {
  readonly out: string;
  readonly force?: boolean;
  readonly interactive?: boolean;
}

interface MigrateFlags extends PlaceFlags {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Dependencies are imported in the action, so that other commands need not load them. */
function addMigrate(program: Command, { env, stdout, stderr }: Terminal): void {
  addPlaceOptions(program.command('migrate'))
    .description('Update the database tables; serve also does this.')
    .option('--dry-run', 'only list the changes')
    .option('--json', 'print the changes as JSON')
    .action(async ({ dryRun = false, json = false, ...flags }: MigrateFlags) => {
      const [{ readConfiguration }, { migrateTables, presentMigration }] = await Promise.all([
        import('../config/settings.ts'),
        import('./migrating.ts'),
      ]);
      const place = readConfiguration(definedOnly({ ...flags }), env);
      const told = json ? stderr : stdout;
      const onWait = (says: string): void => void told.write(`${says}\n`);
      const report = await migrateTables(place, { isDryRun: dryRun, onWait });
      stdout.write(json ? jsonText(report) : presentMigration(report));
    });
}

function addInit(program: Command, terminal: Terminal): void {
  program
    .command('init')
    .description('Write a settings file with every setting explained and commented out.')
    .option('--out <file>', 'the file, or - to print it', SETTINGS_FILE)
    .option('--force', 'replace an existing file')
    .option('--interactive', 'ask for the most common settings')
    .action(async ({ out, force = false, interactive = false }: InitFlags) => {
      const [{ writeSettings }, { writeInitialSettings }] = await Promise.all([
        import('../config/settings-file.ts'),
        import('./initial-settings.ts'),
      ]);
      const chosen = interactive ? await askedOf(terminal) : undefined;
      if (out === '-') {
        terminal.stdout.write(writeSettings(chosen));
        return;
      }
      const file = resolve(terminal.cwd(), out);
      await writeInitialSettings(file, writeSettings(chosen), { replace: force });
      const named = out === SETTINGS_FILE ? '' : ` --config ${out}`;
      terminal.stdout.write(`Wrote ${out}. patchbay doctor${named} checks it.\n`);
    });
}

async function askedOf({ stdin: input, stdout: output }: Terminal): Promise<Chosen> {
  // The questions load the kinds of upstreams, which need the same Node version as the gateway.
  checkNode('init --interactive', { version: process.versions.node, program: process.argv[1] });
  const [{ askSettings }, { kindsOfUpstreams }] = await Promise.all([
    import('./questions.ts'),
    import('../upstreams/registry.ts'),
  ]);
  const isAnswered = input.isTTY === true && output.isTTY === true;
  if (!isAnswered || !(input instanceof Readable) || !(output instanceof Writable))
    throw new OperatorError('Questions need a terminal; without --interactive there are none.');
  return askSettings({ input, output, kinds: kindsOfUpstreams() });
}

interface DoctorFlags extends PlaceFlags {
  readonly port?: string;
  readonly alternatePort?: string;
  readonly json?: boolean;
  readonly offline?: boolean;
}

function addDoctor(program: Command, { env, stdout }: Terminal): void {
  addPortOptions(addPlaceOptions(program.command('doctor')), {
    main: 'the port of the main address, if serve gets --port',
    alternate: 'the port of the alternate address, if serve gets --alternate-port',
  })
    .description('Check settings, storage, upstreams and network, with advice.')
    .option('--json', 'print the findings as JSON')
    .option('--offline', 'ask no upstream, mail server, bucket or public address')
    .action(async ({ json = false, offline = false, ...flags }: DoctorFlags) => {
      const [{ checkUp, ProblemsFound }, { countFindings, presentFindings }] = await Promise.all([
        import('../doctor/doctor.ts'),
        import('../doctor/presentation.ts'),
      ]);
      const place = definedOnly({ ...flags });
      const findings = await checkUp({ flags: place, environment: env, isOffline: offline });
      const isColored = stdout.isTTY === true && (env.NO_COLOR ?? '') === '';
      stdout.write(json ? jsonText({ findings }) : presentFindings(findings, { isColored }));
      const sentence = countFindings(findings);
      if (findings.some(({ state }) => state === 'problem')) throw new ProblemsFound(sentence);
      if (!json) stdout.write(`${sentence}\n`);
    });
}

const MOCK_ANSWERS =
  'Any key is accepted. The header Prefer chooses an answer: code=503 by status,\n' +
  'example=failed by example; callback=failed chooses the callback.';

function addMock(program: Command, { env, stdout }: Terminal): void {
  const mock = program
    .command('mock')
    .description("Serve the contract's examples, for building pages without a gateway.")
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <number>', 'the port to listen on', wholeNumber, 4010)
    .option('--delay <milliseconds>', 'the delay before each answer', wholeNumber, 0)
    .option('--event-delay <milliseconds>', 'the delay between streamed events', wholeNumber, 40)
    .option(
      '--job-delay <milliseconds>',
      'how long jobs take; 0: they are done at once, with the identifiers of the examples',
      wholeNumber,
      0,
    )
    .option(
      '--callback-delay <milliseconds>',
      'the delay between the end of a job and its callback',
      wholeNumber,
      1000,
    )
    .action(async (flags: MockFlags) => {
      const { serveMock } = await import('../mock/serving.ts');
      await serveMock(flags, { environment: env, write: (text) => stdout.write(text) });
    });
  mock.addHelpText('after', `\n${MOCK_ANSWERS}`);
  addExamples(mock, ['patchbay mock', 'patchbay mock --port 4020 --job-delay 8000']);
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}
