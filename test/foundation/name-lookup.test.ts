import { createSocket, type Socket } from 'node:dgram';
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LookupWays, lookupByServers } from '../../server/foundation/name-lookup.ts';

const HEADER_BYTES = 12;
const [A, AAAA] = [1, 28];
const IN = [0, 1];
const NXDOMAIN = 3;
/** A compression pointer to the queried name, which follows the header (RFC 1035, section 4.1.4). */
const THE_NAME = [0xc0, HEADER_BYTES];
const A_MINUTE = [0, 0, 0, 60];

const KNOWN: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  'both.example': {
    [A]: [192, 0, 2, 1],
    [AAAA]: [0x20, 0x01, 0x0d, 0xb8, ...Array(11).fill(0), 1],
  },
  'four.example': { [A]: [192, 0, 2, 4] },
};

let server: Socket;
let servers: readonly string[];

/** A DNS server (RFC 1035) that never answers queries for names in `silent.example`. */
beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const answer = answerTo(question);
    if (answer !== undefined) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});

afterAll(() => server.close());

function answerTo(question: Buffer): Buffer | undefined {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join('.').toLowerCase();
  if (name.endsWith('silent.example')) return undefined;
  const type = question.readUInt16BE(at + 1);
  const asked = question.subarray(HEADER_BYTES, at + 5);
  const data = KNOWN[name]?.[type];
  const code = KNOWN[name] === undefined ? NXDOMAIN : 0;
  const counts = [0, 1, 0, data === undefined ? 0 : 1, 0, 0, 0, 0];
  const head = [...question.subarray(0, 2), 0x81, 0x80 | code, ...counts];
  const record =
    data === undefined ? [] : [...THE_NAME, 0, type, ...IN, ...A_MINUTE, 0, data.length, ...data];
  return Buffer.from([...head, ...asked, ...record]);
}

function find(name: string, ways: Partial<LookupWays> = {}): Promise<readonly LookupAddress[]> {
  const lookup = lookupByServers({ hasNeighbours: false, servers, answerWithinMs: 300, ...ways });
  return new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });
}

describe('a name', () => {
  test('is found with all of its addresses, by either protocol', async () => {
    expect(await find('both.example')).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
    expect(await find('four.example')).toEqual([{ address: '192.0.2.4', family: 4 }]);
  });

  test('that no server knows is not there, but for neighbours', async () => {
    await expect(find('none.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(find('none.example', { hasNeighbours: true })).rejects.toThrow('none.example');
    const neighbours = await find('localhost', { hasNeighbours: true });
    expect(neighbours.map(({ address }) => address)).toContain('127.0.0.1');
  });

  test('whose server keeps silent is given up, and holds up no other', async () => {
    const order: string[] = [];
    const silent = Array.from({ length: 20 }, (_, count) =>
      find(`${count}.silent.example`, { hasNeighbours: true }).catch(({ code }) =>
        order.push(code),
      ),
    );
    await new Promise((resolve) => systemLookup('localhost', resolve));
    order.push('localhost');
    await find('four.example');
    order.push('four.example');
    await Promise.all(silent);
    expect(order).toEqual(['localhost', 'four.example', ...Array(20).fill('ETIMEOUT')]);
  });
});
