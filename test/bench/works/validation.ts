import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ValidationTimes } from '../validation-times.ts';
import { median, type Work } from '../work.ts';

const SCRIPT = join(import.meta.dirname, '..', 'validation-times.ts');
const MAX_OUTPUT_BYTES = 2 ** 20;

/** Validation of requests against the contract, without anything else. */
export const work: Work = {
  name: 'validation',
  title:
    'Validation alone: everything that the contract gives as accepted, checked as the gateway does',
  async measure({ rounds, say }) {
    const all: (readonly ValidationTimes[])[] = [];
    const turns = Math.min(rounds, MAX_ROUNDS);
    for (let round = 0; round < turns; round += 1) {
      all.push(await times());
      say(`round ${round + 1} of ${turns}`);
    }
    const rows = middleOf(all).toSorted(
      (one, other) => other.checkCharacters - one.checkCharacters,
    );
    const [largest] = rows;
    if (largest === undefined) throw new Error('The contract has no examples.');
    const { operationId, schema, checkCharacters, slowest } = largest;
    return {
      tables: [
        {
          title: 'the largest checks first',
          columns: [
            'operation',
            'schema',
            'check, characters',
            'examples',
            'mean µs',
            'slowest µs',
            'its size, characters',
          ],
          rows: rows.map((row) => [
            row.operationId,
            row.schema,
            row.checkCharacters,
            row.examples,
            row.mean.toFixed(2),
            row.slowest.toFixed(2),
            row.slowestCharacters,
          ]),
        },
      ],
      verdicts: [
        {
          what: 'validation: the largest request schema',
          measured: slowest,
          unit: 'µs',
          bound: { atMost: 5 },
        },
      ],
      remarks: [
        `The largest request schema is ${schema} of ${operationId}, by the size of its compiled check (${checkCharacters} characters); its figure is that of the accepted example that takes longest.`,
      ],
    };
  },
};

/** Each round takes about ten seconds. */
const MAX_ROUNDS = 3;

async function times(): Promise<readonly ValidationTimes[]> {
  const options = { maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], options);
  return JSON.parse(stdout);
}

/** The median of each figure over the rounds. */
function middleOf(rounds: readonly (readonly ValidationTimes[])[]): readonly ValidationTimes[] {
  const [first = []] = rounds;
  return first.map((row, index) => {
    const same = rounds.flatMap((round) => round[index] ?? []);
    const mean = median(same.map((one) => one.mean));
    return { ...row, mean, slowest: median(same.map((one) => one.slowest)) };
  });
}
