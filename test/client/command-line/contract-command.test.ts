import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { addContractCommand, readRequest } from '../../../client/command-line/contract-command.ts';
import type { CommandParameter, CommandShape } from '../../../generated/command-shapes.ts';
import { commands } from '../../../generated/commands.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };

const video = commands.createVideo;
const music = commands.createMusic;

describe('the request that a command is given', () => {
  test('has what was given, under the names of the contract', () => {
    const args = [
      'a pier',
      '--video-length',
      '6',
      '--refer-images',
      'https://a',
      '--refer-images',
      'https://b',
    ];
    expect(given(video, args).values).toEqual({
      prompt: 'a pier',
      video_length: '6',
      refer_images: ['https://a', 'https://b'],
    });
  });

  test('has the objects of a list around what was given for them', () => {
    const { values } = given(video, ['a pier', '--voice-id', 'one', '--voice-id', 'two']);
    expect(values.reference_audios).toEqual([{ voice_id: 'one' }, { voice_id: 'two' }]);
  });

  test('has numbers as numbers, switches as they are turned, and headers apart', () => {
    const args = [
      '--style-weight',
      '0.5',
      '--no-instrumental',
      '--is-storage',
      '--idempotency-key',
      'k',
    ];
    const { values, headers } = given(music, args);
    expect(values).toMatchObject({ style_weight: 0.5, instrumental: false, isStorage: true });
    expect(headers).toEqual({ 'idempotency-key': 'k' });
  });

  test('has what the contract wants said though it is usual', () => {
    const wanted = music.parameters.filter(({ fallback }) => fallback !== undefined);
    expect(wanted).not.toEqual([]);
    expect(given(music, []).values).toEqual(
      Object.fromEntries(wanted.map(({ name, fallback }) => [name, fallback])),
    );
  });

  test('says of itself what follows from the parameters that go with one answer alone', () => {
    expect(given(music, ['--prompt', 'Snow on the quay']).values.custom).toBe(true);
    expect(given(music, ['--llm-description-prompt', 'A waltz']).values.custom).toBe(false);
    expect(given(music, ['--prompt', 'Snow', '--no-custom']).values.custom).toBe(false);
  });

  test('has usual parameters that are passed on to the model, numbers as numbers', () => {
    const args = ['--temperature', '0.2', '--reasoning-effort', 'low', '--seed', '7'];
    const { values } = given(commands.createChatCompletion, args);
    expect(values).toMatchObject({ temperature: 0.2, reasoning_effort: 'low', seed: 7 });
    expect(given(commands.createMessage, ['--top-p', '0.9']).values.top_p).toBe(0.9);
  });

  test('takes the other name of a parameter', () => {
    expect(given(commands.createImage, ['a fox', '--model', 'one']).values.mode).toBe('one');
  });

  test.each(examples())(
    'can be each example of the contract: %s %s',
    (_name, _example, shape, value) => {
      const lists = shape.parameters.filter(({ isList }) => isList).map(({ name }) => name);
      const said = Object.entries(value).map(([name, one]) => [
        name,
        // Where the contract takes a single text or a list, the command produces a list of one.
        lists.includes(name) ? [one].flat() : one,
      ]);
      expect(given(shape, argumentsFor(shape, value)).values).toMatchObject(
        Object.fromEntries(said),
      );
    },
  );

  test.each([
    ['--style-weight', 'much', /--style-weight <number>.*must be a number/],
    ['--chop-sample-end-s', '', /--chop-sample-end-s <number>.*must be a number/],
  ])('refuses %s %j by the name of the option', (flag, text, sentence) => {
    expect(() => given(music, [flag, text])).toThrow(sentence);
  });

  test('refuses a part of a whole number', () => {
    expect(() => given(commands.createImage, ['a fox', '--n', '1.5'])).toThrow(
      /--n <number>.*whole/,
    );
  });
});

describe('the help of a command', () => {
  test('lists no value that is said by leaving the option out', () => {
    expect(unwrapped(helpOf(commands.createEmbedding))).toContain('One of float or base64.');
  });

  test.each(Object.values(commands))(
    'of $name has every parameter with what it may be',
    (shape) => {
      const help = helpOf(shape);
      for (const { flag, name, choices } of shape.parameters) {
        expect(help).toContain(name === shape.argument ? flag : `--${flag}`);
        const listed = choices.filter((choice) => !/^\d+$/.test(choice));
        for (const choice of listed) expect(help).toContain(choice);
      }
    },
  );

  test.each(Object.values(commands))(
    'of $name has the sentences and defaults of the contract',
    (shape) => {
      const help = unwrapped(helpOf(shape));
      for (const { sentences, cases } of shape.parameters) {
        const all = [...sentences, ...cases.flatMap((one) => one.sentences), ...shape.rules];
        for (const sentence of all) expect(help).toContain(unwrapped(sentence));
        for (const { default: usual } of cases)
          if (usual !== undefined) expect(help).toContain(usual);
      }
    },
  );

  test.each([commands.createImage, commands.editImage])(
    'of $name says nothing of streams and headers, which it has no options for',
    (shape) => {
      const options = shape.parameters.map(({ name }) => name);
      expect(options).not.toContain('stream');
      const said = [...shape.description, ...shape.rules].join('\n');
      expect(said).not.toMatch(/stream|partial_images|Prefer|event/);
      expect(shape.rules.join(' ')).toContain('--hook-url must lead to the public internet');
    },
  );

  test('says for which model a sentence holds, where models differ', () => {
    const length = video.parameters.find(({ name }) => name === 'video_length');
    const [first] = length?.cases ?? [];
    const line = `${first?.of.join(', ')}: ${first?.sentences.join(' ')}`;
    expect(unwrapped(helpOf(video))).toContain(unwrapped(line));
  });

  test('says which parameters not every model takes', () => {
    const exclusive = commands.createImage.parameters.find(({ name }) => name === 'style');
    const [only] = exclusive?.cases ?? [];
    expect(helpOf(commands.createImage)).toContain(`${only?.of.join(', ')} only`);
  });
});

test('no parameter of the body is left out that a flag can say', () => {
  const left = Object.values(commands).flatMap((shape) => {
    const known = new Set(shape.parameters.map(({ name }) => name));
    return examples()
      .filter(([, , one]) => one === shape)
      .flatMap(([, , , value]) => Object.keys(value))
      .filter((name) => !known.has(name));
  });
  expect(left).toEqual([]);
});

function commandFor(shape: CommandShape): Command {
  const program = new Command('patchbay').exitOverride().configureOutput({ writeErr: () => {} });
  return addContractCommand({ parent: program, shape, group: 'Making:' }).action(() => {});
}

function given(shape: CommandShape, args: readonly string[]) {
  const command = commandFor(shape);
  command.parent?.parse([shape.name, ...args], { from: 'user' });
  return readRequest(command, shape);
}

function helpOf(shape: CommandShape): string {
  let help = '';
  const command = commandFor(shape).configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  command.outputHelp();
  return help;
}

function unwrapped(text: string): string {
  return text.replace(/\s+/g, ' ');
}

type Example = readonly [string, string, CommandShape, Readonly<Record<string, unknown>>];

/** The contract's examples of JSON bodies that flags can express; none of them selects the response's form. */
function examples(): readonly Example[] {
  return Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation: Operation) => {
      const shape = Object.values(commands).find(
        (one) => one.operationId === operation.operationId,
      );
      const media = operation.requestBody?.content['application/json'];
      const isSaid =
        shape !== undefined && shape.operationId !== commands.createChatCompletion.operationId;
      return isSaid
        ? Object.entries(media?.examples ?? {}).map(
            ([name, { value }]): Example => [shape.name, name, shape, value],
          )
        : [];
    })
    .filter(([, , , value]) => value.stream !== true)
    .filter(([, , , value]) =>
      Object.values(value).every((one) => {
        // There is no flag for an object.
        const [first] = [one].flat();
        return typeof first !== 'object' || first === null || 'voice_id' in first;
      }),
    );
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly examples?: Readonly<Record<string, { readonly value: Record<string, unknown> }>>;
        }
      >
    >;
  };
}

function argumentsFor(
  shape: CommandShape,
  value: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const parameter = shape.parameters.find((known) => known.name === name);
    if (parameter === undefined) throw new Error(`${shape.name} has no option for ${name}.`);
    return flagsFor(parameter, one, name === shape.argument);
  });
}

function flagsFor(
  { flag, field }: CommandParameter,
  value: unknown,
  isArgument: boolean,
): readonly string[] {
  if (isArgument) return [value].flat().map(String);
  if (typeof value === 'boolean') return [value ? `--${flag}` : `--no-${flag}`];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => [`--${flag}`, textOf(one, field)]);
}

function textOf(value: unknown, field: string | undefined): string {
  const isWrapped = field !== undefined && typeof value === 'object' && value !== null;
  return String(isWrapped ? Object.values(value)[0] : value);
}
