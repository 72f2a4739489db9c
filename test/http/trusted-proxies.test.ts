import { expect, onTestFinished, test } from 'vitest';
import { trustIn } from '../../server/http/trusted-proxies.ts';
import { aListener } from './a-listener.ts';

const PROXIES = ['192.0.2.1', '10.0.0.0/8', '2001:db8::/32', '::1'];

test.each([
  '192.0.2.1',
  '192.0.2.1:443',
  '10.255.0.1:50001',
  '::ffff:10.1.2.3',
  '2001:db8:1::2',
  '[2001:db8:1::2]:443',
  '::1',
])('%s is a trusted proxy, with its port as without', (named) => {
  expect(trustIn(PROXIES)(named)).toBe(true);
});

test.each(['192.0.2.2', '11.0.0.1:443', '2001:db9::1', 'unknown', '_proxy', '', '[10.0.0.1'])(
  '%s is none',
  (named) => {
    expect(trustIn(PROXIES)(named)).toBe(false);
  },
);

test('who asks is looked for behind all trusted proxies, and has one address at every port', async () => {
  const listener = await aListener(
    {},
    { trustedProxies: ['127.0.0.1', '10.0.0.1'], addresses: { wrongKeysPerMinute: 1 } },
  );
  onTestFinished(() => listener.stop());
  const from = async (forwarded: string) => {
    const headers = { 'SVC-API-KEY': 'wrong', 'x-forwarded-for': forwarded };
    return (await listener.call('/v1/models', { headers })).status;
  };
  expect(await from('192.0.2.1:50001, 10.0.0.1:443')).toBe(401);
  expect(await from('192.0.2.1:50002, 10.0.0.1:443')).toBe(429);
  expect(await from('192.0.2.2:50002, 10.0.0.1:444')).toBe(401);
});
