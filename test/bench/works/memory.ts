import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPostgresql } from '../../a-postgresql.ts';
import { buildPackage, type Program, startGateway } from '../gateways.ts';
import { processFigures } from '../process-figures.ts';
import type { Work } from '../work.ts';

/** By then, the garbage of the start has been collected. */
const REST_MILLISECONDS = 8_000;

/** Resident memory of an idle gateway. */
export const work: Work = {
  name: 'memory',
  title: `Resident memory, ${REST_MILLISECONDS / 1000} s and more after the first answer, with nothing to do`,
  async measure() {
    await using stack = new AsyncDisposableStack();
    await buildPackage();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const top = await mkdtemp(join(tmpdir(), 'patchbay-memory-'));
    stack.defer(() => rm(top, { recursive: true, force: true }));
    const start = async (program: Program, databaseUrl?: string) => {
      const folder = await mkdtemp(join(top, 'data-'));
      const parts = { program, folder, compileCache: join(top, 'compiled'), databaseUrl };
      // A separate start creates the tables.
      await (await startGateway(parts)).stop();
      const gateway = await startGateway(parts);
      stack.defer(() => gateway.stop());
      return gateway.pid;
    };
    const started = [
      ['PostgreSQL', await start('built', postgresql.url)],
      ['PGlite', await start('built')],
      ['PostgreSQL, from source', await start('source', postgresql.url)],
      ['PGlite, from source', await start('source')],
    ] as const;
    await sleep(REST_MILLISECONDS);
    const all = await Promise.all(
      started.map(async ([name, pid]) => ({ name, ...(await processFigures(pid)) })),
    );
    const restingOn = (name: string): number =>
      all.find((figures) => figures.name === name)?.residentMegabytes ?? Number.NaN;
    return {
      tables: [
        {
          columns: ['', 'MB at rest', 'MB at the most'],
          rows: all.map(({ name, residentMegabytes, peakMegabytes }) => [
            name,
            Math.round(residentMegabytes),
            Math.round(peakMegabytes),
          ]),
        },
      ],
      verdicts: [
        {
          what: 'memory at rest: PostgreSQL',
          measured: restingOn('PostgreSQL'),
          unit: 'MB',
          bound: { atMost: 110 },
        },
        {
          what: 'memory at rest: PGlite',
          measured: restingOn('PGlite'),
          unit: 'MB',
          bound: { atMost: 260 },
        },
      ],
    };
  },
};
