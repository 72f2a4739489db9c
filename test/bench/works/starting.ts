import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPostgresql } from '../../a-postgresql.ts';
import { buildPackage, type Program, startGateway } from '../gateways.ts';
import { median, type Work } from '../work.ts';

/** A kind of start. */
interface Start {
  readonly name: string;
  readonly program: Program;
  /** Whether folder and compile cache are new, as at the first start on a machine. */
  readonly isFirst?: boolean;
  readonly isOnServer?: boolean;
  readonly atMost?: number;
}

const STARTS: readonly Start[] = [
  { name: 'PGlite, first ever', program: 'built', isFirst: true, atMost: 2_000 },
  { name: 'PGlite, again', program: 'built', atMost: 700 },
  { name: 'PostgreSQL, again', program: 'built', isOnServer: true, atMost: 350 },
  { name: 'PGlite, again, from source', program: 'source' },
  { name: 'PostgreSQL, again, from source', program: 'source', isOnServer: true },
];

/** The time from the start of the process to the first 200. */
export const work: Work = {
  name: 'starting',
  title: 'From the start of the process to the first 200 of GET /v1/models with a key',
  async measure({ rounds }) {
    await using stack = new AsyncDisposableStack();
    await buildPackage();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const top = await mkdtemp(join(tmpdir(), 'patchbay-starting-'));
    stack.defer(() => rm(top, { recursive: true, force: true }));
    const newFolder = () => mkdtemp(join(top, 'data-'));
    const kept = new Map(
      await Promise.all(STARTS.map(async ({ name }) => [name, await newFolder()] as const)),
    );
    const started = async ({ name, program, isFirst = false, isOnServer }: Start) => {
      const keptFolder = kept.get(name);
      const folder = isFirst || keptFolder === undefined ? await newFolder() : keptFolder;
      const compileCache = isFirst ? join(folder, 'compiled') : join(top, 'compiled');
      const databaseUrl = isOnServer === true ? postgresql.url : undefined;
      const gateway = await startGateway({ program, folder, compileCache, databaseUrl });
      // The folder is removed only at the end: some file systems create files slowly for minutes after a removal.
      await gateway.stop();
      return gateway.milliseconds;
    };
    // Prepares the kinds that measure a later start.
    for (const start of STARTS.filter(({ isFirst }) => isFirst !== true)) await started(start);
    const times = new Map(STARTS.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const start of STARTS) times.get(start.name)?.push(await started(start));
    }
    const timesOf = (name: string): readonly number[] => times.get(name) ?? [];
    return {
      tables: [
        {
          columns: ['', 'median ms', 'worst ms'],
          rows: STARTS.map(({ name }) => {
            const all = timesOf(name);
            return [name, Math.round(median(all)), Math.round(Math.max(...all))];
          }),
        },
      ],
      verdicts: STARTS.flatMap(({ name, atMost }) =>
        atMost === undefined
          ? []
          : [
              {
                what: `start: ${name}`,
                measured: median(timesOf(name)),
                unit: 'ms',
                bound: { atMost },
              },
            ],
      ),
      remarks: [
        'The first ever start has an empty folder and no compiled code of an earlier start; the others have both.',
      ],
    };
  },
};
