import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { samplePicture } from '../../test/sample-picture.ts';
import { ownProfile, ownSheet } from '../../test/own-profile.ts';
import { admin, answer, data, member, noNetwork, signInAs } from '../../test/server.ts';

const address = '/candidate/view';

function open(...profile: Parameters<typeof ownProfile>) {
  signInAs(member);
  answer('get', '/qe_profile/form', data(ownProfile(...profile)));
  return renderApp(address);
}

const editLink = () => screen.queryByRole('link', { name: 'Edit Profile' });

describe('the own page', () => {
  it.each([
    ['Draft', 'Your profile is complete', true],
    ['Pending', 'Your profile is under review', true],
    ['Active', 'Your Profile is approved and will be printed in Suchi', true],
    ['Blocked', 'Your account is blocked', false],
    ['Rejected', 'Your account is rejected', true],
    ['married', 'Congratulations, You have marked Rohan as married', false],
  ] as const)(
    'of a profile that is %s says so, and offers what can be done',
    async (status, title, canEdit) => {
      open({ status });
      expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Aspirant Profile' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Rohan Prakash Deshpande' })).toBeInTheDocument();
      expect(editLink()?.getAttribute('href') ?? null).toBe(canEdit ? '/candidate/edit' : null);
    },
  );

  it('says the reason of a rejection', async () => {
    open({ status: 'Rejected', rejection_reason: 'Please fill gotra' });
    expect(await screen.findByText('Reason: Please fill gotra')).toBeInTheDocument();
  });

  it('names everything a draft lacks, each with the way to its field', async () => {
    const codes = ['first_name', 'last_name', 'gotra', 'weight', 'height', 'income'];
    open({ status: 'Draft', violations: codes.map((field) => ({ field, code: `${field}_required` })) });
    const links = await screen.findAllByRole('link', { name: /^Edit:/ });
    expect(links).toHaveLength(codes.length);
    expect(links[0]).toHaveAttribute('href', '/candidate/edit#first_name');
    expect(links[0]).toHaveAccessibleName('Edit: First Name Required');
    expect(links[5]).toHaveAccessibleName('Edit: Income is Required');
  });

  it('tells the suchi number', async () => {
    open({ serial_number: 218, suchi: { year: 2026, place: 'will_be_printed' } });
    expect(await screen.findByRole('region', { name: 'Your suchi number is 218.' })).toBeInTheDocument();
    expect(screen.getByText('Suchi 2026, no. 218')).toBeInTheDocument();
  });

  it('tells no number above the last printed one', async () => {
    open({ serial_number: 1301, suchi: { year: 2026, place: 'not_printed' } });
    expect(await screen.findByRole('region', { name: 'Your profile is approved' })).toHaveTextContent(
      'It is not printed in the suchi of 2026.',
    );
    expect(screen.queryByText(/1301/)).not.toBeInTheDocument();
  });

  it('says one thing while it is deactivated', async () => {
    open({ serial_number: 218, is_deactivated: true });
    await screen.findByRole('region', { name: 'Your profile is deactivated' });
    expect(screen.queryByRole('region', { name: /approved|suchi number/ })).not.toBeInTheDocument();
  });

  it('asks to check the printed page while the proof round is open', async () => {
    open({ serial_number: 451, proof: { state: 'waiting', until: '2026-12-24' } });
    const notice = await screen.findByRole('region', { name: 'Please check your page in the suchi' });
    expect(notice).toHaveTextContent('tell us by 24 December 2026');
    expect(within(notice).getByRole('link', { name: 'See your page' })).toHaveAttribute(
      'href',
      '/candidate/proof',
    );
  });

  it('without a profile asks to add one', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'No Candidate added' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Candidate' })).toHaveAttribute('href', '/candidate/create');
    expect(editLink()).not.toBeInTheDocument();
  });

  it('says that it did not load, and tries again', async () => {
    signInAs(member);
    answer('get', '/qe_profile/form', noNetwork);
    const { user } = renderApp(address);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('get', '/qe_profile/form', data(ownProfile()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Rohan Prakash Deshpande' })).toBeInTheDocument();
  });

  it('is for candidates: an admin is shown the way to the back office', async () => {
    signInAs(admin);
    renderApp(address);
    expect(await screen.findByText('This page is for members')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the back office' })).toHaveAttribute('href', '/admin');
  });
});

describe('the whole profile', () => {
  it('stands in three tabs, reached by mouse and by arrow keys', async () => {
    const { user } = open();
    const general = await screen.findByRole('tab', { name: 'General' });
    expect(general).toHaveAttribute('aria-selected', 'true');
    const panel = () => within(screen.getByRole('tabpanel'));
    expect(panel().getByRole('region', { name: 'Birth and community' })).toHaveTextContent('04/03/1995');
    expect(panel().getByRole('region', { name: 'Partner expectations' })).toHaveTextContent('A kind and');

    await user.click(screen.getByRole('tab', { name: 'Family' }));
    expect(panel().getByText('1 married, 0 unmarried')).toBeInTheDocument();
    expect(screen.queryByText('04/03/1995')).not.toBeInTheDocument();

    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Professional' })).toHaveFocus();
    expect(panel().getByText('₹12 lakh a year')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(general).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Professional' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Professional' })).toHaveFocus();
  });

  it('shows the photos, one large and the others to choose', async () => {
    const { user } = open({}, ownSheet({}, { photos: [samplePicture(2), samplePicture(3)] }));
    const name = 'Rohan Prakash Deshpande';
    expect(await screen.findByRole('img', { name: `Photo 1 of ${name}` })).toHaveAttribute(
      'src',
      samplePicture(1).urls.page,
    );
    await user.click(screen.getByRole('button', { name: 'Show photo 3' }));
    expect(screen.getByRole('img', { name: `Photo 3 of ${name}` })).toHaveAttribute(
      'src',
      samplePicture(3).urls.page,
    );
    expect(screen.getByRole('button', { name: 'Show photo 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
  });

  it('with one photo has nothing to choose', async () => {
    open();
    await screen.findByRole('img', { name: 'Photo of Rohan Prakash Deshpande' });
    expect(screen.queryByRole('button', { name: /Show photo/ })).not.toBeInTheDocument();
  });

  it('says that there is no photo yet', async () => {
    open({}, ownSheet({}, { main_photo: null }));
    expect(
      await screen.findByRole('img', { name: 'No photo of Rohan Prakash Deshpande yet' }),
    ).toBeInTheDocument();
  });

  it('plays the video, which is fetched only when asked for', async () => {
    const video = { id: samplePicture(9).id, url: '/qe_media/video/9', type: 'video/mp4', bytes: 4 };
    open({}, ownSheet({}, { main_video: video }));
    const player = await screen.findByLabelText('Video of Rohan Prakash Deshpande');
    expect(player).toHaveAttribute('src', '/qe_media/video/9');
    expect(player).toHaveAttribute('preload', 'none');
  });

  it('of an empty draft is no empty page', async () => {
    const nothing = { first_name: null, middle_name: null, last_name: null };
    open({ status: 'Draft', first_name: null }, ownSheet({ ...nothing, gotra: null }));
    expect(await screen.findByRole('heading', { name: 'Name not given' })).toBeInTheDocument();
    expect(screen.getByText('Not given')).toBeInTheDocument();
  });
});

describe('the number of the book before', () => {
  const last = { year: 2024, serial_number: 318 };
  const own = (changed: object = {}) => data({ last, is_kept: false, is_late: false, ...changed });

  it('is asked for with a switch', async () => {
    answer('get', '/qe_edition/own_number', own());
    const asked = answer('post', '/qe_edition/keep_number', own({ is_kept: true }));
    const { user } = open({ status: 'Active' });
    const keep = await screen.findByRole('switch', { name: 'Keep number 318' });
    expect(keep).not.toBeChecked();
    await user.click(keep);
    expect(await screen.findByRole('switch', { name: 'Keep number 318', checked: true })).toBeVisible();
    expect(asked[0]?.body).toEqual({ is_kept: true });
  });

  it('counts for the next book once this one is closed', async () => {
    answer('get', '/qe_edition/own_number', own({ is_late: true }));
    open({ status: 'Active' });
    expect(await screen.findByText(/your wish counts for the next one/)).toBeVisible();
  });

  it('is not offered to a family that had none', async () => {
    open({ status: 'Active' });
    expect(await screen.findByRole('heading', { name: 'Pause the profile' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: /^Keep number/ })).toBeNull();
  });
});
