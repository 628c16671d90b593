import { profileForm } from '@suchi/contracts/profiles';
import { completeProfile, type ProfileCase, profileCases } from '@suchi/testing/profile-cases';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../app/query-client.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { answerProfileForm, draftStanding, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  admin,
  answer,
  data,
  findConnection,
  loseConnection,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

const summaryTitle = 'Please fix the following errors before submitting:';

const findSummary = () => screen.findByRole('group', { name: summaryTitle });

/** Fields that affect each other's messages. */
const related = [
  ['gender', 'brithday', 'marital_status', 'children_count', 'children'],
  ['heighest_education', 'second_heighest_education'],
  ['job_type', 'organization_name', 'designation', 'new_occupation', 'income', 'new_location'],
];

/** Groups independent mistakes, so that each group needs one form. */
function sheetsOf(cases: readonly ProfileCase[]): ProfileCase[][] {
  const sheets: { cases: ProfileCase[]; touched: Set<string> }[] = [];
  for (const one of cases) {
    const touched = Object.keys(one.change).flatMap(
      (field) => related.find((fields) => fields.includes(field)) ?? [field],
    );
    const free = sheets.find((sheet) => !touched.some((field) => sheet.touched.has(field)));
    const sheet = free ?? { cases: [], touched: new Set<string>() };
    if (!free) sheets.push(sheet);
    sheet.cases.push(one);
    for (const field of touched) sheet.touched.add(field);
  }
  return sheets.map((sheet) => sheet.cases);
}

describe('every message of the profile form', () => {
  it.each(
    sheetsOf(profileCases).map((cases) => ({ cases, names: cases.map(({ name }) => name).join(', ') })),
  )('$names', async ({ cases }) => {
    signInAs(member);
    answerProfileForm(readProfileAnswer(Object.assign({}, ...cases.map(({ change }) => change))));
    const { user, router } = await openForm('/candidate/edit#family');
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    const summary = await findSummary();
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    // One mistake gives one message and no others.
    expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`).toSorted()).toEqual(
      cases.map(({ field, message }) => `/candidate/edit#${field} ${message}`).toSorted(),
    );

    for (const { field, message } of cases) {
      const link = links.find((one) => one.getAttribute('href') === `/candidate/edit#${field}`);
      await user.click(link as HTMLElement);
      expect(router.state.location.hash).toBe(`#${field}`);
      await waitFor(() => expect(field.startsWith(document.activeElement?.id || 'nothing')).toBe(true));
      expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    }
  });
});

it('the next section begins at its heading, which has the focus', async () => {
  signInAs(member);
  answerProfileForm(readProfileAnswer());
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await openForm('/candidate/edit#media');
  await user.click(screen.getByRole('button', { name: 'Next section' }));
  const heading = screen.getByRole('heading', { level: 2, name: 'Personal details' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled.mock.contexts).toContain(heading);
});

describe('a submission', () => {
  it('requires an answer about the event and sends the whole profile', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
    // Home was open before the form.
    const standings = answer('get', '/qe_profile/standing', data(null));
    queryClient.setQueryData(ownProfileQuery.queryKey, null);
    const { user, address } = await openForm('/candidate/edit');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Are you going to attend the event?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes' }));

    expect(await screen.findByRole('dialog', { name: 'Profile submitted' })).toBeInTheDocument();
    const complete = profileForm.parse(completeProfile);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        profile: complete,
        base: complete,
        is_attending: true,
        search_consent: null,
        book_consent: null,
        hall_consent: null,
      },
    ]);
    expect(standings).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Go to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(standings).toHaveLength(1));
  });

  it('takes no for an answer, and an escape for none', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
    const { user } = await openForm('/candidate/edit');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Are you going to attend the event?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Are you going to attend the event?')).toBeNull());
    expect(sent).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await screen.findByRole('dialog', { name: 'Profile submitted' });
    expect(sent.map(({ body }) => (body as { is_attending: unknown }).is_attending)).toEqual([false]);
  });

  it('without a connection says so, and no longer when it is back', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    answer('post', '/qe_profile/submit', noNetwork);
    loseConnection();
    const { user } = await openForm('/candidate/edit');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    await findConnection();
    expect(screen.getByRole('alert')).toHaveTextContent('The connection is back. Please try again.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('No connection.');
  });

  it('shows what only the server found like everything else, until it is changed', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    const violations = [{ field: 'birthday', code: 'born_too_late' }];
    answer('post', '/qe_profile/submit', refusal(400, 'PROFILE_INCOMPLETE', { violations }));
    const { user } = await openForm('/candidate/edit');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));

    const link = within(await findSummary()).getByRole('link');
    expect(link).toHaveTextContent('Birth Date is too late for this book');
    await user.click(link);
    const birthday = await screen.findByRole('textbox', { name: 'Birth date' });
    await waitFor(() => expect(birthday).toHaveFocus());
    expect(birthday).toHaveAccessibleDescription(expect.stringContaining('too late for this book'));
    await user.clear(birthday);
    await user.type(birthday, '01/01/1994');
    expect(screen.queryByText(summaryTitle)).not.toBeInTheDocument();
  });

  it('counts the errors in the rail, section by section', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ gotra: null, birth_time: null, addresses: [] }));
    const { user } = await openForm('/candidate/edit');
    const [rail] = screen.getAllByRole('navigation', { name: 'Sections' });
    expect(within(rail as HTMLElement).getByText('9 of 11 sections done')).toBeInTheDocument();
    expect(screen.queryByText('2 errors')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await findSummary();
    expect(screen.getByRole('link', { name: 'Birth and community, 2 errors' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Addresses, 1 error' })).toBeInTheDocument();
  });
});

describe('whose profile it is', () => {
  it('is created under that title, with the guidelines once', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({}, { standing: null }));
    const { user } = await openForm('/candidate/create');
    expect(screen.getByRole('heading', { level: 1, name: 'Add Candidate' })).toBeInTheDocument();
    const guidelines = await screen.findByRole('dialog', { name: 'Profile Guidelines' });
    await user.click(within(guidelines).getByRole('button', { name: 'Start' }));
    expect(localStorage.getItem('suchi.guidelines-seen')).not.toBeNull();
  });

  it('is edited where there is one, under either address', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    await openForm('/candidate/create');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Candidate' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is named when an admin acts for a member, and so is every call', async () => {
    signInAs(admin);
    const owner = { id: 'member-9', first_name: 'Ketaki', last_name: 'Joshi', email: null };
    answerProfileForm(readProfileAnswer({}, { owner }));
    const sent = answer('post', '/qe_profile/save_draft', data({ id: 7, status: 'Draft' }));
    const { user } = await openForm('/candidate/edit?user=member-9');
    expect(screen.getByRole('region', { name: 'You are acting as Ketaki Joshi' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(sent[0]?.body).toMatchObject({ user: 'member-9' });
  });

  it('of a member is submitted by an admin without the questions that only the family can answer', async () => {
    signInAs(admin);
    const owner = { id: 'member-9', first_name: 'Ketaki', last_name: 'Joshi', email: null };
    answerProfileForm(readProfileAnswer({}, { owner }));
    const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
    const { user, address } = await openForm('/candidate/edit?user=member-9');
    const back = `/admin/candidates/view/${draftStanding.id}`;
    expect(screen.getByRole('link', { name: 'Back to the candidate' })).toHaveAttribute('href', back);
    queryClient.setQueryData(['review', 'profile', draftStanding.id], {});
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    const done = within(await screen.findByRole('dialog', { name: 'Profile submitted' }));
    expect(done.getByText(/^Another person has to approve it/)).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ user: 'member-9', is_attending: null, hall_consent: null });
    expect(queryClient.getQueryState(['review', 'profile', draftStanding.id])?.isInvalidated).toBe(true);
    await user.click(done.getByRole('button', { name: 'Back to the candidate' }));
    await waitFor(() => expect(address()).toBe(back));
  });

  it('is refused to a member who opens another one', async () => {
    signInAs(member);
    answer('get', '/qe_profile/form', refusal(403, 'FORBIDDEN'));
    renderApp('/candidate/edit?user=member-9');
    expect(await screen.findByText(/You don't have permission to do this/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
  });

  it.each([
    ['Blocked', 'Your account is blocked'],
    ['married', 'This profile is marked as married'],
  ] as const)('%s profiles show why they cannot be changed', async (status, title) => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({}, { standing: { ...draftStanding, status } }));
    renderApp('/candidate/edit');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
  });

  it('can be retried when it did not load', async () => {
    signInAs(member);
    answer('get', '/qe_profile/form', noNetwork);
    const { user } = renderApp('/candidate/edit');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerProfileForm(readProfileAnswer());
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Save as Draft' })).toBeInTheDocument();
  });
});
