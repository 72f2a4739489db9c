import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../a-gateway-with-mail.ts';
import { aReceiver, type Receiver } from '../../a-receiver.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aFormWith, aRecording } from '../../recordings.ts';
import { aConsole, type ShownPage, type TestConsole } from './a-console.ts';

/** HTML that runs a script if it is inserted unescaped; the variable `planted` then names its origin. */
function scriptIn(place: string): string {
  return `<img src=x onerror="planted='${place}'">`;
}

/** A song takes seconds, and on a busy machine up to a minute. */
const MADE_MS = 120_000;
const PLACES = {
  person: scriptIn('person'),
  account: scriptIn('account'),
  key: scriptIn('key'),
  prompt: scriptIn('prompt'),
  title: scriptIn('title'),
  lyrics: scriptIn('lyrics'),
  tags: scriptIn('tags'),
  file: `${scriptIn('file')}.png`,
  upstream: scriptIn('upstream'),
  answer: scriptIn('answer'),
} as const;

let receiver: Receiver;
let fake: FakeOpenAI;
let shown: TestConsole;
let ada: SignedInPerson;

beforeAll(async () => {
  receiver = await aReceiver(204);
  fake = await aFakeOpenAI();
  shown = await aConsole({
    callbacks: { allowPrivate: true },
    retries: { rounds: 1 },
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 0 },
      fake: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] },
    },
    models: [
      { id: 'sandbox-text-1', upstream: 'fake', model: 'gpt-4o' },
      { id: 'imgy-3', upstream: 'fake', model: 'dall-e-3' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
  ada = await shown.gateway.aPerson({ name: PLACES.person, organisation: PLACES.account });
});

afterAll(async () => {
  await shown.stop();
  await fake.close();
  await receiver.stop();
});

/** Opens a page that records violations of the content security policy, and dialogs opened by scripts. */
async function watched(path: string): Promise<ShownPage & { readonly dialogs: string[] }> {
  const opened = await shown.openAs(ada, path);
  const dialogs: string[] = [];
  opened.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { ...opened, dialogs };
}

/** Expects that the page shows these texts literally and has run no script in them. */
async function isText(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect.poll(() => page.evaluate(() => document.body.textContent)).toContain(text);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'planted'))).toBeUndefined();
}

async function blameless({ complaints, dialogs, close }: Awaited<ReturnType<typeof watched>>) {
  expect([...complaints, ...dialogs]).toEqual([]);
  await close();
}

test('a script that was taken for a part of a page would be noticed', async () => {
  const console = await watched('/');
  const { page, complaints, close } = console;
  await isText(page, PLACES.account);
  await page.evaluate(
    (script) => document.body.insertAdjacentHTML('beforeend', script),
    PLACES.key,
  );
  // The content security policy blocks the script, and the browser reports that.
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  await close();
});

describe('a script is shown as text (G9)', () => {
  test('in the names of people, accounts and keys (G9)', async () => {
    const json = { name: PLACES.key };
    const made = await ada.call('/account/keys', { json });
    expect(made.status).toBe(200);
    const console = await watched('/account');
    const { page } = console;
    await isText(page, PLACES.person, PLACES.account);
    await page.goto(page.url().replace('/account', '/keys'));
    await isText(page, PLACES.key);
    await page
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await isText(page, PLACES.key);
    await blameless(console);
  });

  test('in a prompt and in the address of a callback (G9)', async () => {
    const hook_url = `${receiver.url}/?at=${encodeURIComponent(PLACES.prompt)}#"><script>planted=1</script>`;
    const json = { prompt: PLACES.prompt, video_length: '6', resolution_name: '480p', hook_url };
    const made = await ada.call('/vidx/generations', { json });
    expect([made.status, made.text]).toEqual([200, made.text]);
    const { jobId } = made.json.data;
    const console = await watched('/jobs');
    const { page } = console;
    await isText(page, PLACES.prompt);
    for (const path of ['/', `/jobs/${jobId}`]) {
      await page.goto(page.url().replace(/\/console.*/, `/console${path}`));
      await isText(page, PLACES.prompt);
    }
    await isText(page, '"><script>planted=1</script>');
    await page.getByRole('list', { name: 'Attempts, newest first' }).waitFor();
    await page.getByText('Full record (JSON)').click();
    await isText(page, JSON.stringify(PLACES.prompt));
    await page.getByRole('button', { name: 'Reuse in playground' }).click();
    await page.waitForURL('**/playground/createVideo');
    await page.getByRole('textbox', { name: /^Prompt/ }).waitFor();
    await isText(page);
    await blameless(console);
  });

  test('in the title, the words and the styles of a song (G9)', async () => {
    const form = aFormWith('file', aRecording(3));
    const { json: upload } = await ada.call('/musx/v1/upload', { form });
    const made = await ada.call('/musx/v1/sample', {
      json: {
        music_id: upload.data.music_id,
        chop_sample_start_s: 0,
        chop_sample_end_s: 3,
        custom: true,
        instrumental: false,
        mv: 'tune-v5',
        title: PLACES.title,
        prompt: PLACES.lyrics,
        tags: PLACES.tags,
      },
    });
    expect([made.status, made.text]).toEqual([200, made.text]);
    const console = await watched(`/jobs/${made.json.data.job_id}`);
    const { page } = console;
    await page.getByText('Lyrics').first().click({ timeout: MADE_MS });
    await isText(page, PLACES.title, PLACES.lyrics, PLACES.tags);
    await blameless(console);
  });

  test('in what an upstream says of a failure, at once and of a job (G9)', async () => {
    const refusal = { error: { message: PLACES.upstream, type: 'invalid_request_error' } };
    fake.misbehave({ kind: 'status', status: 400, body: refusal }, { times: 2 });
    const picture = { mode: 'imgy-3', prompt: 'A fox', n: 1, size: '1024x1024' };
    const headers = { prefer: 'respond-async' };
    const made = await ada.call('/v1/images/generations', { json: picture, headers });
    const console = await watched(`/jobs/${made.json.data.jobId}`);
    const { page } = console;
    await isText(page, PLACES.upstream);
    await page.goto(page.url().replace(/\/jobs.*/, '/playground/createImage'));
    await page.getByRole('button', { name: /^Send/ }).waitFor();
    await page.evaluate((values) => history.pushState({ values }, '', location.href), {
      ...picture,
      n: '1',
    });
    await page.reload();
    await page.getByRole('button', { name: /^Send/ }).click();
    await isText(page, PLACES.upstream);
    await blameless(console);
  });

  test('in the words of a model, and in the name of a file (G9)', async () => {
    fake.chat({ text: `${PLACES.answer}\n\n[link](javascript:planted=1)` });
    const console = await watched('/playground/createChatCompletion');
    const { page } = console;
    // This example's model is routed to the fake upstream.
    await page.getByRole('button', { name: 'A question' }).click();
    await page.getByRole('button', { name: /^Send/ }).click();
    await isText(page, PLACES.answer);
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    await page.goto(page.url().replace('createChatCompletion', 'editImage'));
    const file = { name: PLACES.file, mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await isText(page, PLACES.file);
    await blameless(console);
  });
});

test.each([
  'javascript:planted=1',
  'JavaScript:planted=1//https://example.com',
  'data:text/html,<script>planted=1</script>',
])('the address %s is none for a callback', async (hook_url) => {
  const json = { prompt: 'A boat', video_length: '6', resolution_name: '480p', hook_url };
  const answer = await ada.call('/vidx/generations', { json });
  expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, 'hook_url']);
});
