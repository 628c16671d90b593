import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, refusal } from '../../test/server.ts';

const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the link in the foot of a mail shows it in English, without its code', async () => {
  const asked = answer(
    'post',
    '/qe_auth/english_mail',
    data({
      heading: 'Verify your e-mail',
      parts: [
        { kind: 'text', text: 'Type this code.' },
        { kind: 'secret' },
        { kind: 'quotation', text: 'Please add a photo.' },
        { kind: 'link', label: 'See your profile', path: '/home' },
      ],
    }),
  );
  renderApp(`/mail#${token}`);
  await heading('Verify your e-mail');
  expect(asked.map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Type this code.')).toBeVisible();
  expect(screen.getByText('The code or the link is only in the mail itself.')).toBeVisible();
  expect(screen.getByRole('blockquote')).toHaveTextContent('Please add a photo.');
  expect(screen.getByRole('link', { name: 'See your profile' })).toHaveAttribute('href', '/home');
});

it('says what to do when the link is cut off', async () => {
  renderApp('/mail');
  expect(await heading('This link is not complete')).toBeVisible();
});

it('says what to do when the link is too old', async () => {
  answer('post', '/qe_auth/english_mail', refusal(400, 'MAIL_LINK_INVALID'));
  renderApp(`/mail#${token}`);
  expect(await screen.findByText(/older than 30 days/)).toBeVisible();
});
