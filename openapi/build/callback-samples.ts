import { at, type Contract, isNode, textAt } from './contract.ts';

/** Writes the bodies that callbacks have in the contract's examples, by the event that each is. */
export function writeCallbackSamples(contract: Contract): string {
  const samples = contract.operations.flatMap(({ callbacks }) =>
    Object.values(at(callbacks)).flatMap((callback) =>
      Object.values(at(contract.resolve(callback))).flatMap((item) => examplesOf(contract, item)),
    ),
  );
  const bodies = Object.fromEntries(samples);
  return `/** What a callback tells of, such as \`video.succeeded\`. */
export type CallbackSampleName = ${Object.keys(bodies)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** The body of each callback as the contract's examples have it. */
export const callbackSamples: Readonly<Record<CallbackSampleName, object>> = ${JSON.stringify(bodies, null, 1)};
`;
}

function examplesOf(contract: Contract, item: unknown): readonly (readonly [string, unknown])[] {
  const media = at(item, 'post', 'requestBody', 'content', 'application/json');
  return Object.entries(at(media, 'examples')).map(([outcome, example]) => {
    const { value } = contract.resolve(example);
    const kind = isNode(value) ? textAt(at(value, 'data'), 'action') : undefined;
    return [`${kind ?? 'job'}.${outcome}`, value] as const;
  });
}
