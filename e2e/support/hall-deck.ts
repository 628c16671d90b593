import type { Page } from '@playwright/test';
import type { HallDeck } from '@suchi/contracts/hall';

interface Answer<Data> {
  data: Data;
}

/** The TV PDF of an edition that ends early: the same pages, but fewer to print. */
export async function shortenTvPdf(page: Page, lastSerial: number): Promise<void> {
  await page.route('**/qe_hall/deck', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as Answer<HallDeck>;
    const deck = data.deck && { ...data.deck, last_serial: lastSerial };
    await route.fulfill({ response, json: { data: { ...data, deck } } });
  });
}
