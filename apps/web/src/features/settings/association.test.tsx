import type { OfficeSettings, SettingsState } from '@suchi/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, officeSettings, refusal, server, signInAs } from '../../test/server.ts';

const state = (changes: Partial<OfficeSettings> = {}, logo: string | null = null): SettingsState => ({
  settings: { ...officeSettings, association_name: 'Sahyadri Samaj Mandal', ...changes },
  logo,
  edition: null,
  last_change: null,
});

function open(before = state()) {
  signInAs(admin);
  answer('get', '/qe_settings/settings', data(before));
  return renderApp('/settings/admin_setting?group=association');
}
beforeAll(async () => {
  await import('./components/settings-page.tsx');
});

const field = (name: string) => screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save and show to everybody' });
/** On a narrow screen, as here, the bar is there with the first change. */
const expectNothingToSave = () =>
  expect(screen.queryByRole('button', { name: 'Save and show to everybody' })).not.toBeInTheDocument();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle r="6"/></svg>';
const svg = (text = drawing) => new File([text], 'reva-logo.svg', { type: 'image/svg+xml' });
const chooseFile = async (user: ReturnType<typeof open>['user'], file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);

describe('the association', () => {
  it('is typed, seen before it is saved, and saved together', async () => {
    const { user } = open();
    const sent = answer('post', '/qe_settings/change_settings', data(state({ association_town: 'Thane' })));
    const short = await field('Short name');
    expectNothingToSave();
    await user.clear(short);
    await user.type(short, 'Parichay');
    await user.clear(await field('Town'));
    expect(screen.getByText('2 changes not saved')).toBeInTheDocument();
    const preview = screen.getByRole('region', { name: 'As people will see it' });
    expect(within(preview).getAllByText('Parichay')).toHaveLength(2);
    await user.click(save());
    await waitFor(() =>
      expect(sent).toEqual([{ body: { association_short_name: 'Parichay', association_town: null } }]),
    );
    expect(await screen.findByText('Saved. Pages show it from the next opening.')).toBeInTheDocument();
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
  });

  it('keeps what was refused, and says so', async () => {
    const { user } = open();
    answer('post', '/qe_settings/change_settings', refusal(503, 'SERVICE_UNAVAILABLE'));
    await user.type(await field('Town'), 'x');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(await field('Town')).toHaveValue('Mumbaix');
  });

  it('is as before after Discard', async () => {
    const { user } = open();
    await user.type(await field('Town'), 'x');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field('Town')).toHaveValue('Mumbai');
    expectNothingToSave();
  });

  it('keeps what is typed while another group is open', async () => {
    const { user } = open();
    await user.type(await field('Town'), 'x');
    await user.click(screen.getByRole('link', { name: 'Switches' }));
    await user.click(await screen.findByRole('link', { name: 'Association' }));
    expect(await field('Town')).toHaveValue('Mumbaix');
  });

  it('has its own name in the script of its language', async () => {
    const { user } = open();
    await user.selectOptions(await field('Language of the name in own script'), 'gu');
    const own = await field('In own script, Gujarati');
    expect(own).toHaveAccessibleDescription('Please write it with the letters of this language: Gujarati.');
    await user.click(save());
    expect(own).toHaveFocus();
  });

  it('offers at least one language, and the first one of a person is among them', async () => {
    const { user } = open(state({ languages: 'en,mr' }));
    const sent = answer('post', '/qe_settings/change_settings', data(state({ languages: 'mr' })));
    await user.click(await screen.findByRole('checkbox', { name: 'English' }));
    await user.click(screen.getByRole('checkbox', { name: 'Marathi' }));
    expect(screen.getByRole('checkbox', { name: 'Marathi' })).toBeChecked();
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ body: { languages: 'mr', default_language: 'mr' } }]));
  });
});

describe('the brand colour', () => {
  const hex = 'Colour as six letters or figures';

  it('is refused when it is too light, and the nearest that works is a tap away', async () => {
    const { user } = open();
    await user.clear(await field(hex));
    await user.type(await field(hex), '#ce4c66');
    expect(screen.getByText('Too light by 0.6.')).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: 'too little' }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Use A52345?' }));
    expect(await field(hex)).toHaveValue('A52345');
    expect(screen.getAllByRole('img', { name: 'enough' })).toHaveLength(6);
  });

  it('is refused when it is too near to green, and noted when it is close', async () => {
    const { user } = open();
    await user.clear(await field(hex));
    await user.type(await field(hex), '2B6E45');
    expect(screen.getByText('Too near to the green of “Approved”.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '0F5A63' }));
    expect(screen.getByText(/0F5A63 keeps enough distance/)).toBeInTheDocument();
  });

  it('half typed is not saved', async () => {
    const { user } = open();
    await user.type(await field(hex), '{Backspace}');
    expect(screen.getByText('Please type six letters or figures, for example 781D2E.')).toBeInTheDocument();
    await user.click(save());
    expect(await field(hex)).toHaveFocus();
  });
});

describe('the logo', () => {
  it('is shown at once and sent with Save', async () => {
    const { user } = open();
    const saved = data({ logo: '/association/abc.svg' });
    server.use(http.post('*/qe_settings/logo', saved));
    await field('Town');
    await chooseFile(user, svg());
    expect(await screen.findByText('Square, sharp at every size')).toBeInTheDocument();
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    await user.click(save());
    await waitFor(expectNothingToSave);
    expect(screen.getByRole('button', { name: 'Replace' })).toBeInTheDocument();
  });

  it.each([
    ['a page', '<html></html>', /not a drawing/],
    ['a wide drawing', drawing.replace('48 48', '48 40'), /not square/],
    ['a large file', drawing + ' '.repeat(1024 * 1024), /larger than 1 MB/],
  ])('is refused: %s', async (_what, text, words) => {
    const { user } = open();
    await field('Town');
    await chooseFile(user, svg(text));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expectNothingToSave();
  });

  it('is removed with Save', async () => {
    const { user } = open(state({}, '/association/abc.svg'));
    const sent = answer('post', '/qe_settings/remove_logo', data({ logo: null }));
    await user.click(await screen.findByRole('button', { name: 'No logo' }));
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ body: {} }]));
    expect(await screen.findByRole('button', { name: 'Choose' })).toBeInTheDocument();
  });
});

describe('the cards beside it', () => {
  it('say what is missing', async () => {
    open();
    const legal = await screen.findByRole('region', { name: 'Legal pages' });
    expect(within(legal).getAllByText('missing')).toHaveLength(2);
    expect(within(legal).getByRole('link', { name: 'Change: Legal pages' })).toBeInTheDocument();
  });
});
