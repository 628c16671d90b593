import type { Page } from '@playwright/test';
import type { HallCard } from '@suchi/contracts/hall';

const inTwoLines = {
  designation: 'Assistant Manager, Regulatory Affairs and Documentation',
  work_location: 'San Francisco Bay Area, California, United States',
  gotra: 'Vishnuvriddha Kaundinya',
};

/** Answers every card with the longest name and values that the hall has. */
export async function answerLongestCard(page: Page): Promise<void> {
  const longest = await page.evaluate<HallCard>(`(async () => {
    const ask = async (path) => (await (await fetch('/qe_hall/' + path)).json()).data;
    const { deck } = await ask('deck');
    const cards = [];
    for (let from = 1; from <= deck.last_serial; from += 100)
      cards.push(...(await ask('cards?view=card&from=' + from + '&to=' + (from + 99))).items);
    const longestOf = (values) => values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
    const join = (objects) => Object.fromEntries(
      Object.keys(objects[0]).map((key) => [key, longestOf(objects.map((each) => each[key]))]));
    return { ...join(cards), contacts: join(cards.map(({ contacts }) => contacts)) };
  })()`);
  await page.route('**/qe_hall/cards?*', async (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('from'));
    const siblings = { married: 2, unmarried: 1 };
    const card = { ...longest, brothers: siblings, sisters: siblings, serial_number: asked, photo: null };
    // The odd numbers have values in two lines wherever that can be.
    const items = [asked % 2 === 0 ? card : { ...card, ...inTwoLines }];
    await route.fulfill({ json: { data: { view: 'card', items } } });
  });
}

/** Texts of the card that are cut, and texts outside their part of it. */
export const listCut = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const countLines = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isOutside = (element, part) => {
      const [own, room] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
      return own.top < room.top - 1 || own.bottom > room.bottom + 1;
    };
    return [...document.querySelectorAll('main article :is(h1 > span, dt, dd > span)')]
      .filter((text) => text.scrollWidth > text.clientWidth + 1
        || countLines(text) > Number(text.dataset.lines ?? 1) || isOutside(text, text.closest('header, dl')))
      .map((text) => text.textContent);
  })()`);

/** How high the capitals of the labels are for the eye, in minutes of arc: 20 metres from a screen of 2.5 metres. */
export const measureLabels = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(document.querySelector('main article dt'));
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.font = fontWeight + ' ' + fontSize + ' ' + fontFamily;
    const metres = canvas.measureText('E').actualBoundingBoxAscent * 2.5 / innerWidth;
    return Math.atan(metres / 20) * 180 * 60 / Math.PI;
  })()`);
