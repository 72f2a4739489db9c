import type { Page } from 'playwright-core';

/** Holds requests to an address until the returned function is called. */
export async function holding(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
