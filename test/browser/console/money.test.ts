import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { LedgerEntry, UsageReport } from '../../../generated/types.ts';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aConsole, type Looks, seriousFindings, type TestConsole } from './a-console.ts';
import { holding } from './held-requests.ts';

let shown: TestConsole;
let ada: SignedInPerson;

const PHONE = { viewport: { width: 360, height: 740 } } as const;
const LOOKS: readonly Looks[] = [{}, { colorScheme: 'dark' }, PHONE];
/** The byte order mark that tells spreadsheets the encoding. */
const IS_UTF_8 = '\uFEFF';
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

beforeAll(async () => {
  shown = await aConsole();
  ada = await shown.gateway.aPerson({ name: 'Ada Lovelace' });
  await use(ada);
});

afterAll(async () => {
  await shown.stop();
});

/** Creates pictures, text and a video, two of them with a key, and waits until they are charged. */
async function use(person: SignedInPerson): Promise<void> {
  const { json } = await person.call(operations.createKey.path, { json: { name: 'studio' } });
  const [header] = operations.createImage.keys;
  const headers = { [header.header]: `${header.prefix}${json.data.secret}` };
  const ask = (path: string, body: object) => shown.gateway.ask(path, { headers, json: body });
  const [model] = operations.createVideo.models.values;
  const video = { prompt: 'A lighthouse', model, video_length: '6', resolution_name: '480p' };
  const asked = [
    await ask(operations.createImage.path, { prompt: 'A fox', n: 2 }),
    await ask(operations.createVideo.path, video),
    await person.call(operations.createChatCompletion.path, {
      json: { model: 'a-writer', messages: [{ role: 'user', content: 'Hello' }] },
    }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  await vi.waitFor(async () => {
    expect((await usageBy('day')).total.requests).toBe(asked.length);
  }, SOON);
}

const SOON = { timeout: 60_000, interval: 50 };

async function usageBy(by: string): Promise<UsageReport['data']> {
  return (await ada.call(`${operations.getUsage.path}?by=${by}`)).json.data;
}

async function entries(): Promise<readonly LedgerEntry[]> {
  return (await ada.call(operations.getLedger.path)).json.data.entries;
}

/** Expects that the page is accessible, and that it does not scroll horizontally, at the current width and theme. */
async function isUsable(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
}

test('usage is what the gateway reports, in figures, bars, tables and as a file', async () => {
  const { total, rows } = await usageBy('model');
  const { page, complaints, close } = await shown.openAs(ada, '/usage');
  const sums = page.getByRole('table', { name: 'Totals by model' });
  for (const row of rows) {
    const line = sums.getByRole('row').filter({ hasText: row.model ?? '' });
    await line.getByText(NUMBER.format(Number(row.units)), { exact: true }).waitFor();
  }
  const spent = Number(Number(total.units).toFixed(2));
  await page
    .getByText(`${NUMBER.format(spent)} units`, { exact: true })
    .first()
    .waitFor();

  const bars = page.getByRole('listbox', { name: /bar chart$/ }).getByRole('option');
  expect(await bars.count()).toBe(30);
  await bars.last().focus();
  const said = await bars.last().getAttribute('aria-label');
  for (const { model } of rows) expect(said).toContain(`${model}: `);
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /: no usage$/,
  );

  await page.getByRole('button', { name: 'Show table' }).click();
  const daily = page.getByRole('table', { name: 'Units by day and model' });
  const totals = await daily.getByRole('row').last().getByRole('cell').allInnerTexts();
  expect(totals.at(-1)).toBe(NUMBER.format(Number(total.units)));
  await page.getByRole('button', { name: 'Show chart' }).click();

  await page.getByRole('radio', { name: 'Key' }).check();
  const byKey = page.getByRole('table', { name: 'Totals by key' });
  await byKey.getByText('studio').waitFor();
  await byKey.getByText('No key').waitFor();
  await page.getByLabel('Measure', { exact: true }).selectOption({ label: 'Seconds of video' });
  await page.getByRole('heading', { name: 'Seconds of video by day and key' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const span = (await download).suggestedFilename().match(/\d{4}-\d\d-\d\d/g);
  const query = `?by=day,key&from=${span?.[0]}&to=${span?.[1]}`;
  expect(saved).toBe(
    `${IS_UTF_8}${(await ada.call(`${operations.exportUsage.path}${query}`)).text}`,
  );

  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByText('A report has at most 366 days').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('while a report loads, the one before is shown as what it is', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/usage');
  await page.getByRole('table', { name: 'Totals by model' }).waitFor();
  const letGo = await holding(page, /\/usage\?.*by=day(,|%2C)key/);
  const asked = page.waitForRequest(/by=day(,|%2C)key/);
  await page.getByRole('radio', { name: 'Key' }).check();
  await asked;
  await page.locator('[aria-busy=true]').getByRole('table', { name: 'Totals by model' }).waitFor();
  await page.getByRole('heading', { name: 'Units by day and model' }).waitFor();
  expect(await page.getByText('No key').count()).toBe(0);
  letGo();
  await page.getByRole('table', { name: 'Totals by key' }).getByText('studio').waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);

  // A comparison is of the same span.
  const compared = page.getByText('no spending in the previous period');
  await compared.waitFor();
  const letGoBefore = await holding(page, /\/usage\?.*by=day$/);
  await page.getByRole('radio', { name: '7 days' }).check();
  await compared.waitFor({ state: 'detached' });
  letGoBefore();
  await compared.waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the ledger says of a charge what it is for, and how it came about', async () => {
  const charge = (await entries()).find(
    ({ kind, jobId }) => kind === 'settle' && jobId !== undefined,
  );
  const [line] = charge?.lines ?? [];
  const { page, complaints, close } = await shown.openAs(ada, '/ledger?kind=settle');
  await page.getByText('Charged for 6 seconds of video').click();
  await page.getByText(`price rule ${charge?.rule}`).waitFor();
  const price = page.getByRole('table', { name: 'Price breakdown' });
  await price.getByText('6 seconds of video').waitFor();
  await price.getByText(`${NUMBER.format(Number(line?.price))} per second`).waitFor();
  await price.getByText(NUMBER.format(Number(charge?.consumed)), { exact: true }).waitFor();
  await page.getByText(charge?.requestId ?? 'no request').waitFor();
  await page.getByRole('link', { name: 'studio' }).waitFor();
  expect(
    await page.getByRole('link', { name: charge?.jobId ?? 'no job' }).getAttribute('href'),
  ).toMatch(new RegExp(`/jobs/${charge?.jobId}$`));
  await isUsable(page);

  await page.getByRole('button', { name: 'Show all entries of this job' }).click();
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByText('Reserved to create a video').waitFor();
  expect(await page.locator('summary').count()).toBe(2);
  await page.getByRole('button', { name: /Job …/ }).click();
  await page.getByText('Units granted').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the ledger is narrowed to days and a key, and saved as the table of that', async () => {
  const all = await entries();
  const keyId = all.find((entry) => entry.keyId !== undefined)?.keyId;
  const ofKey = all.filter((entry) => entry.keyId === keyId);
  const { page, complaints, close } = await shown.openAs(ada, '/ledger');
  const shownEntries = page.locator('summary');
  await expect.poll(() => shownEntries.count(), SOON).toBe(all.length);
  await page.getByText('Ada Lovelace').first().waitFor();
  await page.getByLabel('Key', { exact: true }).selectOption(String(keyId));
  await expect.poll(() => shownEntries.count(), SOON).toBe(ofKey.length);
  const day = all[0]?.createdAt.slice(0, 10) ?? '';
  await page.getByLabel('From').fill(day);
  await page.getByLabel('To').fill(day);
  await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe(day);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const query = `?keyId=${keyId}&from=${day}&to=${day}`;
  expect(saved).toBe(
    `${IS_UTF_8}${(await ada.call(`${operations.exportLedger.path}${query}`)).text}`,
  );
  expect((await download).suggestedFilename()).toContain(`ledger ${day} to ${day}`);
  await page.getByLabel('From').fill('2090-01-01');
  await page.getByText('To must not lie before From.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await isUsable(page);
  expect(complaints).toEqual([]);
  await close();
});

test('the end of a list is not told of where another list was gone on with', async () => {
  const { page, close } = await shown.openAs(ada, '/ledger?kind=grant');
  await page.route(
    ({ pathname }) => pathname === operations.getLedger.path,
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '1');
      return route.continue({ url: url.href });
    },
  );
  await page.getByText('Units granted').waitFor();
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => page.locator('summary').count(), SOON).toBe(2);
  await page.getByRole('radio', { name: 'Granted' }).check();
  await page.getByText('Units granted').waitFor();
  expect(await page.locator('summary').count()).toBe(1);
  expect(await page.getByText('All shown').count()).toBe(0);
  await close();
});

test('a charge is of the same day on the ledger and in usage, wherever who looks lives', async () => {
  const [latest] = await entries();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
  const name = day.format(new Date(latest?.createdAt ?? ''));
  // In one of these time zones, the charge falls on another day than in UTC.
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { page, close } = await shown.openAs(ada, '/ledger', { timezoneId });
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText('Dates and times are in UTC.').waitFor();
    await close();
  }
});

test('people are invited, made owners and removed, and the last owner stays', async () => {
  const { page, complaints, close } = await shown.openAs(ada, '/account');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Invite person' }).click();
  await dialog.getByLabel('E-mail address').fill('grace');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('E-mail address must be an e-mail address').waitFor();
  const address = dialog.getByLabel('E-mail address');
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  const email = 'grace@example.com';
  await address.fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const invited = page.getByRole('table', { name: 'Pending invitations' });
  await invited.getByText(email).waitFor();
  await invited.getByText(ada.email).waitFor();
  await page.getByRole('button', { name: 'Invite person' }).click();
  await dialog.getByLabel('E-mail address').fill('eve@example.com');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Withdraw invitation to eve@example.com' }).click();
  await page.getByText('The invitation is withdrawn.').waitFor();
  await invited.getByText('eve@example.com').waitFor({ state: 'detached' });

  const invitation = await shown.gateway.tokenTo(email);
  const grace = await shown.gateway.aPerson({ email, name: 'Grace Hopper', invitation });
  await page.reload();
  // What would be refused is not offered.
  const onlyOwner = page.getByText('To leave, first make another person an owner.');
  const ownActions = page.getByRole('button', { name: /^(Leave|Make a member)/ });
  await onlyOwner.waitFor();
  expect(await ownActions.count()).toBe(0);
  await page.getByRole('button', { name: 'Make an owner: Grace Hopper' }).click();
  await dialog.getByRole('button', { name: 'Make an owner' }).click();
  await page.getByRole('button', { name: 'Leave account' }).waitFor();
  await page.getByRole('button', { name: 'Make a member: Grace Hopper' }).click();
  await dialog.getByRole('button', { name: 'Make a member' }).click();
  await page.getByRole('button', { name: 'Make an owner: Grace Hopper' }).waitFor();

  const seen = await shown.openAs(grace, '/account');
  await seen.page.getByText('You are a member').waitFor();
  await seen.page.getByRole('table', { name: 'People' }).waitFor();
  expect(
    await seen.page.getByRole('button', { name: /^(Make|Remove|Invite|Withdraw)/ }).count(),
  ).toBe(0);
  await seen.page.getByRole('button', { name: 'Leave account' }).click();
  await seen.page.getByRole('dialog').getByText('You are signed out everywhere').waitFor();
  await seen.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await seen.close();

  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText(email).waitFor({ state: 'detached' });
  await onlyOwner.waitFor();
  expect(await ownActions.count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('who is no longer an owner is told so, and the page follows', async () => {
  const owner = await shown.gateway.aPerson();
  const email = 'barbara@example.com';
  await owner.call('/account/invitations', { json: { email, role: 'owner' } });
  const invitation = await shown.gateway.tokenTo(email);
  const barbara = await shown.gateway.aPerson({ email, name: 'Barbara Liskov', invitation });
  const { page, close } = await shown.openAs(owner, '/account');
  await page.getByRole('button', { name: 'Make a member: Barbara Liskov' }).click();
  const role = { method: 'PATCH', json: { role: 'member' } };
  await barbara.call(`/account/people/${owner.personId}`, role);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a member' }).click();
  await dialog.getByText('Only an owner of the account may do this.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You are a member').waitFor();
  expect(await page.getByRole('button', { name: /^(Make|Remove|Invite)/ }).count()).toBe(0);
  await close();
});

test('a member leaves, and is asked to sign in', async () => {
  const email = 'lise@example.com';
  await ada.call('/account/invitations', { json: { email } });
  const invitation = await shown.gateway.tokenTo(email);
  const lise = await shown.gateway.aPerson({ email, name: 'Lise Meitner', invitation });
  const { page, close } = await shown.openAs(lise, '/account');
  await page.getByRole('button', { name: 'Leave account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const { people } = (await ada.call('/account/people')).json.data;
  expect(people).toMatchObject([{ email: ada.email }]);
  await close();
});

test('the signing secret is hidden, shown and rotated, and the previous one still signs', async () => {
  const secretsOf = async (): Promise<readonly { readonly secret: string }[]> =>
    (await ada.call(operations.getCallbackSecrets.path)).json.data.secrets;
  const [before] = await secretsOf();
  const { page, complaints, close } = await shown.openAs(ada, '/account');
  await page.getByRole('button', { name: 'Show secret' }).waitFor();
  expect(await page.getByText(before?.secret ?? '').count()).toBe(0);
  await page.getByRole('button', { name: 'Show secret' }).click();
  await page.getByText(before?.secret ?? '').waitFor();
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('button', { name: /(Show|Hide) previous secret/ }).waitFor();
  expect(await secretsOf()).toHaveLength(2);
  await page.getByText('patchbay/callbacks').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(['/usage', '/ledger', '/keys', '/account', '/changes'])(
  '%s is for everybody, in light, in dark and on a phone',
  async (path) => {
    for (const looks of LOOKS) {
      const { page, complaints, close } = await shown.openAs(ada, path, looks);
      await page.locator('h1').waitFor();
      await expect.poll(() => page.getByText('Loading…').count(), SOON).toBe(0);
      await isUsable(page);
      expect(complaints).toEqual([]);
      await close();
    }
  },
);

test('who can add units is said where none are left: to a customer, and to an operator', async () => {
  const bob = await shown.gateway.aPerson();
  for (const operator of [false, true]) {
    const { page, complaints, close } = await shown.openAs(bob, '/nowhere');
    await page.route(`**${operations.getAccount.path}`, async (route) => {
      const response = await route.fetch();
      const { data, ...others } = await response.json();
      await route.fulfill({
        response,
        json: { ...others, data: { ...data, balance: '0', operator } },
      });
    });
    await page.reload();
    const words = operator ? `patchbay accounts grant ${bob.accountId}` : /^Ask an operator/;
    for (const name of ['Overview', 'Account']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('main').getByText(words).waitFor();
      await isUsable(page);
    }
    expect(complaints).toEqual([]);
    await close();
  }
});
