import type { Readable, Writable } from 'node:stream';
import { select, text } from '@clack/prompts';
import { needsOption } from '../config/option-kinds.ts';
import type { Chosen } from '../config/settings-file.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/** The streams to ask questions on, and the available choices. */
export interface QuestionParts {
  readonly input: Readable;
  readonly output: Writable;
  /** The available kinds of upstreams. */
  readonly kinds: readonly string[];
}

const SANDBOX = 'sandbox';
const PATCHBAY = 'patchbay';
const MAX_PORT = 65_535;

/**
 * Asks for the settings that most gateways need: the upstream, where its key is, the database and the port.
 *
 * @returns the settings that differ from the defaults
 * @throws OperatorError if the questions are cancelled
 */
export async function askSettings({ kinds, ...streams }: QuestionParts): Promise<Chosen> {
  const kind = given(
    await select({
      ...streams,
      message: 'Which upstream does the work?',
      options: kinds.map((value) => ({ value, ...hintOf(value) })),
      initialValue: SANDBOX,
    }),
  );
  const chosen = new Map(kind === SANDBOX ? [] : await askUpstream(kind, streams));
  const databaseUrl = await ask(streams, {
    message: 'Which PostgreSQL server keeps the data? Leave it empty for the built-in database.',
    placeholder: 'postgres://user@host/database',
    isRight: (answer) => answer === '' || /^postgres(ql)?:\/\//.test(answer),
    wrong: 'It must begin with postgres://',
  });
  if (databaseUrl !== '') chosen.set('databaseUrl', databaseUrl);
  const port = await ask(streams, {
    message: 'On which port does it listen? Leave it empty for the default.',
    isRight: (answer) => answer === '' || (/^\d+$/.test(answer) && Number(answer) < MAX_PORT),
    wrong: `It is a number below ${MAX_PORT}; the next one is the alternate address's.`,
  });
  if (port !== '') {
    chosen.set('server.port', Number(port));
    chosen.set('server.alternatePort', port === '0' ? 0 : Number(port) + 1);
  }
  return chosen;
}

type Streams = Omit<QuestionParts, 'kinds'>;

async function askUpstream(
  kind: string,
  streams: Streams,
): Promise<readonly (readonly [string, unknown])[]> {
  const hasDefault = !needsOption(kind, 'baseUrl');
  const baseUrl = await ask(streams, {
    message: `At which address is it?${hasDefault ? ' Leave it empty for the default.' : ''}`,
    placeholder: 'https://…',
    isRight: (answer) => (answer === '' ? hasDefault : /^https?:\/\/./.test(answer)),
    wrong: 'It must begin with https:// or http://',
  });
  const variable = await ask(streams, {
    message: 'Which environment variable holds its key? A minus for none.',
    initialValue: keyVariable(kind),
    isRight: (answer) => /^(-|[A-Za-z_]\w*)$/.test(answer),
    wrong: 'A name must consist of letters, digits and underscores.',
  });
  const upstream = {
    kind,
    ...(baseUrl === '' ? {} : { baseUrl }),
    ...(variable === '-' ? {} : { keys: [{ env: variable }] }),
  };
  return [
    ['upstreams', { [kind]: upstream }],
    ['models', [{ id: '*', upstream: kind }]],
  ];
}

/** The usual variable of a kind; `PATCHBAY_API_KEY` is not one, as it becomes a key of this gateway. */
function keyVariable(kind: string): string {
  const vendor = kind === PATCHBAY ? 'upstream' : kind.replace(/\W.*$/, '');
  return `${vendor.toUpperCase()}_API_KEY`;
}

interface Question {
  readonly message: string;
  readonly isRight: (answer: string) => boolean;
  /** The message for an invalid answer. */
  readonly wrong: string;
  readonly placeholder?: string;
  readonly initialValue?: string;
}

async function ask(streams: Streams, { isRight, wrong, ...question }: Question): Promise<string> {
  const validate = (answer: string | undefined) =>
    isRight(answer?.trim() ?? '') ? undefined : wrong;
  return given(await text({ ...streams, ...question, validate }));
}

/** Clack returns `undefined` for an empty answer, and a symbol for a cancelled question. */
function given(answer: string | symbol | undefined): string {
  if (typeof answer === 'symbol') throw new OperatorError('Nothing was written.');
  return answer?.trim() ?? '';
}

function hintOf(kind: string): { readonly hint?: string } {
  return kind === SANDBOX ? { hint: 'makes everything itself and calls no other service' } : {};
}
