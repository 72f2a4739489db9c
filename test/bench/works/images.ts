import { join } from 'node:path';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { contestantsFor } from '../contestants.ts';
import { inRounds, type LoadOf, middle, ratio, standingOf, standingsTable } from '../rounds.ts';
import { startScript } from '../running.ts';
import type { Work } from '../work.ts';

const CONNECTIONS = 4;
/** The side length in pixels of a picture of noise with 3 MB, or 4 MB in Base64. */
const SIDE = 1000;

/** Responses with pictures in Base64. */
export const work: Work = {
  name: 'images',
  title: `Pictures of 4 MB of Base64 in the answer, ${CONNECTIONS} requests at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const upstream = await startScript(join(import.meta.dirname, '..', 'a-picture-upstream.ts'), {
      PICTURE_SIDE: String(SIDE),
    });
    stack.defer(() => upstream.stop());
    // The hand-written proxy only serves chat.
    const contestants = (await contestantsFor('proxy')).filter(({ name }) => !/hand/.test(name));
    const standings = await inRounds(bench, contestants, {
      upstreamUrl: upstream.url,
      loadOf: asking(bench.seconds),
    });
    const ours = standingOf(standings, patchbay.name);
    const overBare = ratio(ours, standingOf(standings, bare.name), (turn) => turn.cpuMicroseconds);
    return {
      tables: [
        standingsTable('a picture of 4 MB of Base64', standings),
        {
          title: 'ratio',
          columns: ['CPU per request', '×'],
          rows: [['Patchbay over the bare Node proxy', overBare.toFixed(1)]],
        },
      ],
      verdicts: [],
      remarks: [
        'Patchbay takes the picture out of the answer, writes it to disk, looks at what it is, and reads it again into the answer; a picture is neither held nor trusted. The bare proxy passes bytes on.',
      ],
      units: {
        'imageAnswer.cpuMicroseconds': middle(ours, ({ cpuMicroseconds }) => cpuMicroseconds),
      },
    };
  },
};

function asking(seconds: number): LoadOf {
  const body = JSON.stringify({ model: 'imgy-2', prompt: 'A kite in the sky' });
  return ({ url, headers }) => ({
    url,
    method: 'POST',
    paths: ['/v1/images/generations'],
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections: CONNECTIONS,
    seconds,
    status: 200,
  });
}
