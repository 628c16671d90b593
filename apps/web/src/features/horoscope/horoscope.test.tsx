import type { CountedHoroscope, HoroscopeData, MoonData } from '@suchi/contracts/horoscope';
import { kootaPoints, kootas } from '@suchi/domain/horoscope';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { openedProfile } from '../../test/sample-card.ts';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

// Lazy parts are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([import('./components/horoscope-match.tsx'), import('./components/horoscope-detail.tsx')]),
  60_000,
);

const revati: MoonData = {
  places: [{ rashi: 'meena', nakshatra: 'revati', pada: 2 }],
  vashya: ['jalachara'],
  yoni: ['elephant'],
  lord: ['jupiter'],
  gana: ['deva'],
  nadi: ['antya'],
};
const ardra: MoonData = {
  places: [{ rashi: 'mithuna', nakshatra: 'ardra', pada: 1 }],
  vashya: ['manava'],
  yoni: ['dog'],
  lord: ['mercury'],
  gana: ['manushya'],
  nadi: ['adi'],
};

type Points = readonly (number | readonly [number, number])[];
const kootasOf = (points: Points): CountedHoroscope['kootas'] =>
  kootas.map((koota, place) => {
    const given = points[place] ?? 0;
    const [min, max] = typeof given === 'number' ? [given, given] : given;
    return { koota, points: { min, max }, of: kootaPoints[koota] };
  });

const counted: CountedHoroscope = {
  state: 'counted',
  me: { first_name: 'Meera', last_name: 'Kulkarni', own_script_name: null },
  total: { min: 24.5, max: 24.5 },
  kootas: kootasOf([0, 0.5, 1.5, 2, 0.5, 5, 7, 8]),
  exceptions: [],
  moons: { mine: revati, theirs: ardra },
  uncertain: [],
  mangal: {
    mine: { is: 'yes', from: ['lagna'], is_excepted: false },
    theirs: { is: 'yes', from: ['lagna', 'moon'], is_excepted: true },
  },
  wants: { mine: null, theirs: true },
  looked_for: 18,
  is_tara_from_bride: false,
  variant: 'tables 1',
};

async function open(horoscope: HoroscopeData) {
  signInAs(member);
  answer('get', '/qe_search/profile', data(openedProfile()));
  answer('get', '/qe_search/horoscope', data(horoscope));
  const app = renderApp('/profile/42');
  const section = await screen.findByRole('region', { name: 'Horoscope match' });
  return { ...app, section: within(section), element: section };
}

describe('the points', () => {
  it('are printed with halves, each koota in a row', async () => {
    const { section, element } = await open(counted);
    expect(section.getByRole('heading', { name: 'Horoscope match' })).toBeInTheDocument();
    expect(section.getByText('24½')).toBeInTheDocument();
    expect(section.getByText('Many families look for 18 or more')).toBeInTheDocument();
    const rows = within(section.getByRole('table', { name: 'Points of the eight kootas' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Varna0 of 1',
      'Vashya½ of 2',
      'Tara1½ of 3',
      'Yoni2 of 4',
      'Graha maitri½ of 5',
      'Gana5 of 6',
      'Bhakoot7 of 7',
      'Nadi8 of 8',
    ]);
    const stars = [...element.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(stars).toEqual(['MeeraRevati 2Meena', 'AnanyaArdra 1Mithuna']);
    expect(section.getByRole('region', { name: 'Mangal' })).toHaveTextContent(
      'By the usual rule: Meera’s chart has mangal from the rising sign. Ananya’s chart has mangal from the rising sign and the Moon. By common exceptions many do not count it. Families read this differently.',
    );
    expect(section.getByRole('region', { name: 'Who it matters to' })).toHaveTextContent(
      'Ananya’s family: nice to have. You: does not matter.',
    );
    expect(section.getByText(/Worked out from the birth details in both profiles/)).toBeInTheDocument();
  });

  it('say nothing of 18 where the association does not', async () => {
    const { section } = await open({ ...counted, looked_for: null });
    expect(section.queryByText(/Many families look for/)).toBeNull();
  });

  it('are a range where a birth time is not sure, and hatched', async () => {
    const { section, element } = await open({
      ...counted,
      total: { min: 19.5, max: 21.5 },
      kootas: kootasOf([0, 1, 1.5, [2, 3], 3, 5, [7, 7], 0]),
      moons: {
        mine: revati,
        theirs: {
          ...ardra,
          places: [
            { rashi: 'makara', nakshatra: 'uttara_ashadha', pada: 4 },
            { rashi: 'makara', nakshatra: 'shravana', pada: 1 },
          ],
        },
      },
      uncertain: [
        {
          side: 'theirs',
          because: 'about',
          changes: 'star',
          times: { told: '09:00', from: '08:00', to: '10:00' },
        },
      ],
    });
    expect(section.getByText('19½–21½')).toBeInTheDocument();
    expect(section.getByText('Ananya’s birth time is “about 09:00”.').parentElement).toHaveTextContent(
      'Between 08:00 and 10:00 the Moon changed its star, so we give a range.',
    );
    expect(section.getByText('Uttarashadha 4 or Shravana 1')).toBeInTheDocument();
    expect(section.queryByText(/Many families look for/)).toBeNull();
    expect(section.getByRole('row', { name: /Yoni/ })).toHaveTextContent('2–3 of 4');
    const bars = [...element.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('td span > span')].map(({ style }) => style.width),
    );
    expect(bars[3]).toEqual(['50%', '25%']);
    expect(bars[6]).toEqual(['100%', '0%']);
  });

  it('are only the total where three stars are possible', async () => {
    const { section } = await open({
      ...counted,
      total: { min: 14, max: 27 },
      kootas: [],
      moons: {
        mine: revati,
        theirs: {
          ...ardra,
          places: [
            { rashi: 'mesha', nakshatra: 'ashwini', pada: 4 },
            { rashi: 'mesha', nakshatra: 'bharani', pada: 1 },
            { rashi: 'vrishabha', nakshatra: 'krittika', pada: 2 },
          ],
        },
      },
      uncertain: [{ side: 'theirs', because: 'unknown', changes: 'star', times: null }],
    });
    expect(section.getByText('Between 14 and 27 of 36')).toBeInTheDocument();
    expect(section.getByText('Ashwini, Bharani or Krittika')).toBeInTheDocument();
    expect(section.getByText('Ananya’s birth time is not known.')).toBeInTheDocument();
    expect(section.queryByRole('table')).toBeNull();
    expect(section.queryByRole('button', { name: 'What each one means' })).toBeNull();
  });

  it('say the same nadi plainly, and name an exception', async () => {
    const { section } = await open({
      ...counted,
      kootas: kootasOf([1, 2, 3, 4, 5, 6, 7, 0]),
      exceptions: ['nadi_same_nakshatra_other_pada'],
    });
    expect(section.getByText('Nadi 0 of 8: both have the same nadi.').parentElement).toHaveTextContent(
      'Many families ask their astrologer about this first. Nadi: the same star in another quarter. Many take this as an exception.',
    );
  });

  it('name an exception of bhakoot', async () => {
    const { section } = await open({ ...counted, exceptions: ['bhakoot_same_lord'] });
    expect(
      section.getByText('Bhakoot: both rashis have the same lord. Many take this as an exception.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['no', 'Meera’s chart has no mangal.'],
    ['open', 'Meera’s birth time leaves it open.'],
    ['unknown', 'Meera’s birth time or place is missing.'],
  ] as const)('say of mangal: %s', async (is, words) => {
    const mine = { is, from: [], is_excepted: false };
    const { section } = await open({ ...counted, mangal: { ...counted.mangal, mine } });
    expect(section.getByRole('region', { name: 'Mangal' })).toHaveTextContent(words);
  });

  it('are explained, and Back returns to the same place', async () => {
    const { section, user } = await open(counted);
    const link = section.getByRole('button', { name: 'What each one means' });
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'The eight kootas' }));
    expect(dialog.getByText('Horoscope match, 24½ of 36')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Varna0 of 1Outlook and work. The names are old; they say nothing about family or caste.Meena and Mithuna',
      'Vashya½ of 2How easily the two understand and follow each other.Jalachar and Manav',
      'Tara1½ of 3Well-being, counted from one birth star to the other, both ways.One way good, the other way not',
      'Yoni2 of 4Nature and closeness. Each star has an animal.Elephant and Dog: neutral',
      'Graha maitri½ of 5Friendship between the lords of the two rashis.Jupiter and Mercury',
      'Gana5 of 6Temperament. Each star belongs to one of three groups.Deva and Manushya',
      'Bhakoot7 of 7How the two rashis stand to each other.Meena and Mithuna',
      'Nadi8 of 8Each star has one of three nadis. Two different ones give all points.Antya and Adi',
    ]);
    expect(dialog.getByText(/Lahiri ayanamsha.*tables 1/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to the profile' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('are explained as the association counts', async () => {
    const { section, user } = await open({
      ...counted,
      is_tara_from_bride: true,
      kootas: kootasOf([0, 0.5, 3, 2, 0.5, 5, 7, 8]),
    });
    await user.click(section.getByRole('button', { name: 'What each one means' }));
    const dialog = await screen.findByRole('dialog', { name: 'The eight kootas' });
    expect(dialog).toHaveTextContent('counted from the bride’s birth star to the groom’s.Good');
  });
});

describe('the states', () => {
  it('one tap switches the own one on, and it can be undone', async () => {
    const { section, user } = await open({ state: 'off', is_wanted: true });
    expect(section.getByText(/Ananya’s family would like to see it/)).toBeInTheDocument();
    answer('get', '/qe_search/horoscope', data(counted));
    const sent = answer('post', '/qe_profile/permissions', data({ id: 7, status: 'Active' }));
    await user.click(section.getByRole('button', { name: 'Show horoscope match' }));
    expect(await screen.findByText('24½')).toBeInTheDocument();
    answer('get', '/qe_search/horoscope', data({ state: 'off', is_wanted: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Show horoscope match' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ shows_horoscope: true }, { shows_horoscope: false }]);
  });

  it('both off is one quiet line', async () => {
    const { section, user, element } = await open({ state: 'off', is_wanted: false });
    expect(element).toHaveTextContent(/^Horoscope match is off. Show mine$/);
    answer('get', '/qe_search/horoscope', data({ state: 'theirs_off' }));
    answer('post', '/qe_profile/permissions', data({ id: 7, status: 'Active' }));
    await user.click(section.getByRole('button', { name: 'Show mine' }));
    expect(
      await screen.findByText(
        'Ananya’s family does not show a horoscope match. You may ask them when you speak.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Horoscope match' })).toBeNull();
    expect(element).toHaveFocus();
  });

  it('the own one can be switched off again', async () => {
    const { section, user } = await open(counted);
    answer('get', '/qe_search/horoscope', data({ state: 'off', is_wanted: true }));
    const sent = answer('post', '/qe_profile/permissions', data({ id: 7, status: 'Active' }));
    await user.click(section.getByRole('button', { name: 'Switch mine off' }));
    expect(await screen.findByText(/It is shown when both families switch it on/)).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ shows_horoscope: false }]);
  });

  it.each([
    ['mine', 'time', 'Your birth time is missing. Add it and the points can be counted. Add birth time'],
    ['mine', 'place', 'Your birth place is missing. Add it and the points can be counted. Add birth place'],
    ['theirs', 'time', 'Ananya’s profile gives no birth time, so the points cannot be counted.'],
    ['theirs', 'place', 'Ananya’s profile gives no exact birth place, so the points cannot be counted.'],
  ] as const)('%s: the %s is missing', async (side, what, words) => {
    const { element, section } = await open({ state: 'missing', side, what });
    expect(element).toHaveTextContent(words);
    const links = section.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(side === 'mine' ? ['/candidate/edit#birth'] : []);
  });

  it('a failure does not hold up the page, and can be tried again', async () => {
    signInAs(member);
    answer('get', '/qe_search/profile', data(openedProfile()));
    answer('get', '/qe_search/horoscope', refusal(500, 'INTERNAL_SERVER_ERROR'));
    const { user } = renderApp('/profile/42');
    await screen.findByText('We could not work out the horoscope match. The profile is complete.');
    answer('get', '/qe_search/horoscope', data(counted));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('24½')).toBeInTheDocument();
  });

  it('staff and the owner are not asked', async () => {
    signInAs(member);
    answer('get', '/qe_search/profile', data(openedProfile({}, { as: 'owner' })));
    const asked = answer('get', '/qe_search/horoscope', data(counted));
    renderApp('/profile/42');
    await screen.findByRole('heading', { name: /Ananya/, level: 1 });
    await screen.findByRole('tablist');
    expect(asked).toEqual([]);
  });
});
