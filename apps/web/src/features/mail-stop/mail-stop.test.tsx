import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, refusal } from '../../test/server.ts';

const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link in a bulk mail', () => {
  it('changes nothing until a tap, says what happened, and can be undone', async () => {
    const chosen = answer(
      'post',
      '/qe_bulk_mail/choice',
      data({ wants_mail: false }),
      data({ wants_mail: true }),
    );
    const { user } = renderApp(`/unsubscribe#${token}`);
    await heading('Do you want to stop these mails?');
    expect(chosen).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
    await heading('You will not get these mails any more');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await heading('You get these mails again');
    expect(chosen.map(({ body }) => body)).toEqual([
      { token, of: 'bulk', wants_mail: false },
      { token, of: 'bulk', wants_mail: true },
    ]);
  });

  it('stops the weekly mail, when it is in one', async () => {
    const chosen = answer('post', '/qe_bulk_mail/choice', data({ wants_mail: false }));
    const { user } = renderApp(`/unsubscribe?of=weekly#${token}`);
    await heading('Do you want to stop these mails?');
    expect(screen.getByText(/weekly mail about your saved searches/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
    await heading('You will not get these mails any more');
    expect(chosen.map(({ body }) => body)).toEqual([{ token, of: 'weekly', wants_mail: false }]);
  });

  it('says what to do when it is incomplete', async () => {
    renderApp('/unsubscribe');
    await heading('This link is not complete');
    expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings/mails');
  });

  it('says what to do when it is not one of ours', async () => {
    answer('post', '/qe_bulk_mail/choice', refusal(400, 'UNSUBSCRIBE_LINK_INVALID'));
    const { user } = renderApp('/unsubscribe#forged');
    await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('use the switch in Settings');
  });
});
