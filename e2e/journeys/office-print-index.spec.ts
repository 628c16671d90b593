import type { Page } from '@playwright/test';
import type { HallDeck, HallIndexEntry } from '@suchi/contracts/hall';
import { expect, test } from '../support/test.ts';
import { wholeChromium } from '../support/browsers.ts';

test.use({ launchOptions: wholeChromium });

const men = [
  'Kaustubh',
  'Nikhil',
  'Chinmay',
  'Aditya',
  'Pratik',
  'Sameer',
  'Vivek',
  'Tejas',
  'Omkar',
  'Yash',
];
const women = [
  'Ananya',
  'Sayali',
  'Hetal',
  'Pooja',
  'Vaishnavi',
  'Rutuja',
  'Sejal',
  'Shivani',
  'Mugdha',
  'Avani',
];
const lastNames = ['Pawar', 'Abhyankar', 'Rane', 'Patil', 'Apte', 'Shah', 'Kulkarni'];
const places = ['Nashik', 'Ahmedabad', 'Satara', 'Kolhapur', 'Navi Mumbai', null];
const sections: NonNullable<HallDeck['deck']>['sections'] = [
  { kind: 'unmarried_male', title: 'Unmarried Males', from: 1, to: 423 },
  { kind: 'divorced_male', title: 'Divorced Males', from: 431, to: 444 },
  { kind: 'unmarried_female', title: 'Unmarried Females', from: 451, to: 827 },
];

/** An index of people that never change, to compare its picture. */
async function indexOfFixedPeople(page: Page): Promise<void> {
  const serials = [...count(397, 423), ...count(431, 444), ...count(451, 471)];
  const deck: HallDeck = {
    viewer: 'staff',
    event: null,
    deck: { year: 2026, sections, serials, index_serials: serials, last_serial: 471 },
  };
  await page.clock.setFixedTime(new Date('2026-10-21T06:00:00Z'));
  await page.route('**/qe_hall/deck', (route) => route.fulfill({ json: { data: deck } }));
  await page.route('**/qe_hall/cards?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const items = count(Number(query.get('from')), Number(query.get('to')))
      .filter((serial) => serials.includes(serial))
      .map(fixedPerson);
    return route.fulfill({ json: { data: { view: 'index', items } } });
  });
}

function fixedPerson(serial: number): HallIndexEntry {
  const firstNames = serial > 450 ? women : men;
  const first = firstNames[serial % firstNames.length] ?? '';
  const last = lastNames[serial % lastNames.length] ?? '';
  return {
    serial_number: serial,
    // One name that is longer than its line.
    name: serial === 404 ? `${first} Venkatasubramanian Chandrashekhar Vaishampayan` : `${first} ${last}`,
    work_location: places[serial % places.length] ?? null,
    section: null,
  };
}

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

// It is printed at a desk.
test('the index looks as approved', { tag: ['@display', '@one-size'] }, async ({ page }) => {
  await indexOfFixedPeople(page);
  await page.goto('/print_suchi');
  const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet.getByText('Sameer Abhyankar')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('document.fonts.ready');
  await expect(sheet).toHaveScreenshot('index.png', { maxDiffPixelRatio: 0.01 });
});
