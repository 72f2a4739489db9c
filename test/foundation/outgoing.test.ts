import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outgoing, openOutgoing } from '../../server/foundation/outgoing.ts';
import { aSource, type Source, withFile, withRedirect } from '../operations/a-source.ts';

let source: Source;
const guard = openOutgoing({ allowPrivate: false });
const open = openOutgoing({ allowPrivate: true });

beforeAll(async () => {
  source = await aSource({
    '/file': withFile(Buffer.from('here')),
    '/moved': withRedirect('http://169.254.169.254/'),
  });
});

afterAll(async () => {
  await guard.close();
  await open.close();
  await source.stop();
});

const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'gateway.localhost',
  'printer.local',
  'metadata.google.internal',
  'metadata.google.internal.',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00::1]',
  '[ff02::1]',
  '[4000::1]',
];

describe('an address inside', () => {
  test.each(PRIVATE)('%s is refused as it is written', (host) => {
    expect(guard.check(`http://${host}/`)).toEqual({ ok: false, reason: 'it is private' });
    expect(guard.check(`https://${host}:8443/x`).ok).toBe(false);
  });

  test.each(PRIVATE)('%s is taken where addresses inside are allowed', (host) => {
    expect(open.check(`http://${host}/`)).toEqual({ ok: true });
  });
});

describe('an address outside', () => {
  test.each([
    'example.com',
    'EXAMPLE.com.',
    'internal.example.com',
    'localhost.example.com',
    '8.8.8.8',
    '11.0.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '[2606:4700::1111]',
    '[::ffff:8.8.8.8]',
  ])('%s is taken', (host) => {
    expect(guard.check(`https://${host}/x?y#z`)).toEqual({ ok: true });
  });

  test.each([
    'http://example.com:80/',
    'https://example.com:443/',
    'https://example.com:8443/',
    'http://example.com:65535/',
  ])('%s is taken', (address) => {
    expect(guard.check(address)).toEqual({ ok: true });
  });
});

describe.each<[string, Outgoing]>([
  ['only what is outside is allowed', guard],
  ['what is inside is allowed too', open],
])('where %s', (_where, outgoing) => {
  test.each([
    ['', 'it is not an address'],
    ['example.com', 'it is not an address'],
    ['//example.com', 'it is not an address'],
    ['http://', 'it is not an address'],
    ['http://exa mple.com', 'it is not an address'],
    ['http://[::1', 'it is not an address'],
    ['http://[fe80::1%eth0]/', 'it is not an address'],
    ['http://[fe80::1%25eth0]/', 'it is not an address'],
    ['http://example.com:99999/', 'it is not an address'],
    ['ftp://example.com/', 'its scheme is neither http nor https'],
    ['file:///etc/passwd', 'its scheme is neither http nor https'],
    ['gopher://example.com/', 'its scheme is neither http nor https'],
    ['ws://example.com/', 'its scheme is neither http nor https'],
    ['javascript:alert(1)', 'its scheme is neither http nor https'],
    ['data:text/plain,x', 'its scheme is neither http nor https'],
    ['http://user:secret@example.com/', 'it carries user information'],
    ['http://user@example.com/', 'it carries user information'],
    ['http://:secret@example.com/', 'it carries user information'],
    ['http://example.com:0/', 'port 0 belongs to another protocol'],
    ['http://example.com:22/', 'port 22 belongs to another protocol'],
    ['http://example.com:25/', 'port 25 belongs to another protocol'],
    ['https://example.com:6667/', 'port 6667 belongs to another protocol'],
  ])('%s is refused', (address, reason) => {
    expect(outgoing.check(address)).toEqual({ ok: false, reason });
  });

  test('a reason never repeats what may be secret', () => {
    const verdict = outgoing.check('http://user:secret@example.com/');
    expect(JSON.stringify(verdict)).not.toContain('secret');
  });
});

describe('a connection', () => {
  const port = (): string => new URL(source.url).port;

  test('to a name that leads inside is not made', async () => {
    const asked = source.sent();
    const attempt = request(`http://localhost:${port()}/file`, { dispatcher: guard.dispatcher });
    await expect(attempt).rejects.toThrow('localhost leads to a private address');
    expect([source.sent(), source.open()]).toEqual([asked, 0]);
  });

  test('to a name that leads nowhere fails as such', async () => {
    const attempt = request('http://no-such-host.invalid/', { dispatcher: guard.dispatcher });
    await expect(attempt).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
  });

  test.each(['127.0.0.1', 'localhost'])('to %s is made where that is allowed', async (host) => {
    const { statusCode, body } = await request(`http://${host}:${port()}/file`, {
      dispatcher: open.dispatcher,
    });
    expect([statusCode, await body.text()]).toEqual([200, 'here']);
  });

  test('does not follow where it is led on', async () => {
    const { statusCode, body } = await request(`${source.url}/moved`, {
      dispatcher: open.dispatcher,
    });
    await body.dump();
    expect(statusCode).toBe(302);
  });

  test('is not made any more once the guard is closed', async () => {
    const closed = openOutgoing({ allowPrivate: true });
    await closed.close();
    const attempt = request(`${source.url}/file`, { dispatcher: closed.dispatcher });
    await expect(attempt).rejects.toThrow();
  });
});
