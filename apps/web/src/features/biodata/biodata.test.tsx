import type { OwnBiodata } from '@suchi/contracts/biodata';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerOwnProfile, data, member, refusal, signInAs } from '../../test/server.ts';
import { activeStanding } from '../../test/own-profile.ts';

beforeAll(
  () => Promise.all([import('./components/biodata-page.tsx'), import('./components/link-sheet.tsx')]),
  60_000,
);

const today = todayInIndia(new Date());
const own: OwnBiodata = {
  sheet: {
    language: 'mr',
    heading: '॥ श्री गणेश प्रसन्न ॥',
    title: 'परिचय पत्र',
    name: 'मीरा मोहन कुलकर्णी',
    otherName: 'Meera Mohan Kulkarni',
    initial: 'मी',
    summary: ['27 वर्षे', 'पुणे'],
    groups: [
      { section: 'work', title: 'शिक्षण', lines: [{ line: 'work', label: 'नोकरी', value: 'अभियंता' }] },
      {
        section: 'expectations',
        title: 'अपेक्षा',
        lines: [{ line: 'expectations', label: 'अपेक्षा', value: 'निर्व्यसनी.' }],
      },
    ],
    association: 'सह्याद्री समाज मंडळ',
    foot: ['17/11/2026'],
  },
  as_of: '2026-11-15',
  photo: null,
  layout: 'classic',
  language: 'mr',
  languages: ['en', 'mr', 'hi', 'gu'],
  shows: { photo: true, phone: true, address: false, income: true, horoscope: true },
  heading: 'ganesh',
  own_heading: null,
  lines: [
    { line: 'name', label: 'नाव', usual: 'मीरा मोहन कुलकर्णी', words: null },
    { line: 'work', label: 'नोकरी', usual: 'Engineer', words: 'अभियंता' },
    { line: 'expectations', label: 'अपेक्षा', usual: 'निर्व्यसनी.', words: null },
  ],
  links: [],
  link_limit: 2,
  periods: [7, 30, 90],
  usual_period: 30,
};
const link: OwnBiodata['links'][number] = {
  id: 4,
  address: 'https://suchi.example.org/b/7kQm-4tXp',
  name: 'For Sathe family',
  shows: { phone: false, address: false, income: false, horoscope: true },
  made_on: today,
  ends_on: addDays(today, 30),
  is_prolonged: false,
  state: 'on',
  opened: 7,
  last_opened_on: '2026-11-16',
  numbers_shown: 0,
};
const made = { version: 'v1', bytes: 317_440, shortened: [] };

function openBiodata(changes: Partial<OwnBiodata> = {}, view = '') {
  signInAs(member);
  answerOwnProfile(activeStanding);
  answer('get', '/qe_biodata/own', data({ ...own, ...changes }));
  answer('post', '/qe_biodata/make', data(made));
  return renderApp(`/candidate/biodata${view}`);
}

describe('my biodata', () => {
  it('is chosen by layout, language and parts, each at one tap', async () => {
    const { user } = openBiodata({ photo: '/photo.jpg' });
    const classic = await screen.findByRole('radio', { name: /Classic/ });
    expect(classic).toBeChecked();
    const sent = answer(
      'post',
      '/qe_biodata/choose',
      data({ ...own, photo: '/photo.jpg', layout: 'modern' }),
    );
    await user.click(screen.getByRole('radio', { name: /Modern/ }));
    expect(await screen.findByRole('radio', { name: /Modern/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'ગુજરાતી' }));
    await user.click(screen.getByRole('switch', { name: 'Address' }));
    expect(sent).toEqual([
      { body: { layout: 'modern' } },
      { body: { language: 'gu' } },
      { body: { shows: { address: true } } },
    ]);
  });

  it('offers the layout with a photo only where there is one', async () => {
    openBiodata();
    expect(await screen.findByRole('radio', { name: /Photo ?Needs a photo/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Candidate Profile' })).toHaveAttribute(
      'href',
      '/candidate/view',
    );
  });

  it('waits for the approval', async () => {
    openBiodata({ sheet: null, lines: [], as_of: null });
    expect(await screen.findByRole('heading', { name: 'After approval' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the preview', () => {
  it('is a picture with its words beside it', async () => {
    openBiodata({}, '?view=preview');
    const picture = await screen.findByRole('img', { name: 'Biodata of मीरा मोहन कुलकर्णी, 1 page' });
    expect(picture).toHaveAttribute(
      'src',
      expect.stringContaining('/qe_biodata/picture?shape=a4&version=v1'),
    );
    expect(screen.getByText(/1 page, 310 KB/)).toHaveTextContent('As of 15/11/2026');
    expect(screen.getByText('Read as text')).toBeInTheDocument();
    expect(screen.getByText('अभियंता')).toBeInTheDocument();
  });

  it('names what was shortened', async () => {
    openBiodata({}, '?view=preview');
    answer('post', '/qe_biodata/make', data({ ...made, shortened: ['expectations'] }));
    expect(await screen.findByText(/Shortened to fit one page: अपेक्षा\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/candidate/biodata?view=words',
    );
  });

  it('saves the file under the name of the server', async () => {
    const { user } = openBiodata({}, '?view=preview');
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    answer(
      'get',
      '/qe_biodata/pdf',
      () =>
        new Response('%PDF', {
          headers: { 'content-disposition': 'inline; filename="Meera-Kulkarni-biodata.pdf"' },
        }),
    );
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Save PDF' }));
    await vi.waitFor(() => expect(saved).toEqual(['Meera-Kulkarni-biodata.pdf']));
  });

  it('says when too many are being made', async () => {
    openBiodata({}, '?view=preview');
    answer('post', '/qe_biodata/make', refusal(409, 'BIODATA_BUSY', { retry_after_seconds: 10 }));
    expect(await screen.findByText(/The page is not ready yet/)).toBeInTheDocument();
  });
});

describe('words', () => {
  it('are written again for one language, and the usual ones come back', async () => {
    const { user } = openBiodata({}, '?view=words');
    const work = await screen.findByRole('textbox', { name: 'नोकरी' });
    expect(work).toHaveValue('अभियंता');
    await user.clear(work);
    await user.type(work, 'Engineer');
    await user.click(screen.getByRole('radio', { name: 'Own words' }));
    await user.type(screen.getByRole('textbox', { name: 'Own words above the title' }), 'ॐ');
    const words = answer('post', '/qe_biodata/words', data(own));
    const choices = answer('post', '/qe_biodata/choose', data(own));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('img');
    expect(words).toEqual([{ body: { language: 'mr', words: [{ line: 'work', words: '' }] } }]);
    expect(choices).toEqual([{ body: { heading: 'own', own_heading: 'ॐ' } }]);
  });
});

describe('links', () => {
  const openSheet = async (changes: Partial<OwnBiodata> = {}) => {
    const { user } = openBiodata(changes, '?view=preview');
    answer('get', '/qe_biodata/pdf', () => new Response('%PDF'));
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'Share a link' })) };
  };

  it('are made with a name and a period', async () => {
    const { user, sheet } = await openSheet();
    await user.type(sheet.getByRole('textbox', { name: 'Name of the link' }), 'For Sathe family');
    await user.click(sheet.getByRole('radio', { name: '7 days' }));
    const sent = answer('post', '/qe_biodata/make_link', data({ ...own, links: [link] }));
    await user.click(sheet.getByRole('button', { name: 'Make the link' }));
    expect(await sheet.findByText('Opened 7 times, last on 16/11/2026')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { name: 'For Sathe family', days: 7 } }]);
    expect(sheet.getByText('suchi.example.org/b/7kQm-4tXp')).toBeInTheDocument();
  });

  it('are changed at one tap, and switched off with a way back', async () => {
    const { user, sheet } = await openSheet({ links: [link] });
    const changed = answer('post', '/qe_biodata/change_link', data({ ...own, links: [link] }));
    await user.click(sheet.getByRole('switch', { name: 'Mobile number' }));
    expect(changed).toEqual([{ body: { id: 4, shows: { phone: true } } }]);
    const switched = answer(
      'post',
      '/qe_biodata/switch_link',
      data({ ...own, links: [{ ...link, state: 'off' }] }),
    );
    await user.click(sheet.getByRole('button', { name: 'Switch off the link' }));
    expect(await sheet.findByText('Switched off')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
      expect(switched).toEqual([{ body: { id: 4, is_on: false } }, { body: { id: 4, is_on: true } }]),
    );
  });

  it('are as many as the association allows, and say why one is off or stays short', async () => {
    const closed = { ...link, id: 6, name: null, state: 'closed' as const };
    const { user, sheet } = await openSheet({ links: [link, { ...link, id: 5 }, closed] });
    expect(sheet.getByText('2 links are on. Switch one off to make another one.')).toBeInTheDocument();
    expect(sheet.getByText('Off, because the profile was not shown for a time')).toBeInTheDocument();
    answer('post', '/qe_biodata/change_link', refusal(409, 'BIODATA_REFUSED', { reason: 'prolonged' }));
    const [period] = sheet.getAllByRole('radio', { name: '90 days' });
    if (period) await user.click(period);
    expect(await sheet.findByText('This link was made longer once already.')).toBeInTheDocument();
  });
});

it('a pause says which links end with it', async () => {
  signInAs(member);
  answerOwnProfile(activeStanding);
  const ended = { ...link, id: 5, name: 'Of last year', state: 'ended' };
  answer('get', '/qe_biodata/own', data({ ...own, links: [link, ended] }));
  const { user } = renderApp('/settings/mark_married');
  await user.click(await screen.findByRole('button', { name: 'Pause profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause the profile?' });
  expect(
    await within(dialog).findByText('This link then ends for good: For Sathe family.'),
  ).toBeInTheDocument();
});
