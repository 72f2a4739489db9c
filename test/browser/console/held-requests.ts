import type { Page } from 'playwright-core';

/** Keeps requests back until they are let go. */
export async function holding(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
