import type { OfficeNewsItem, OfficePost } from '@suchi/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { samplePicture } from '../../test/sample-picture.ts';
import { admin, answer, data, member, refusal, server, signInAs } from '../../test/server.ts';

const post: OfficePost = {
  id: 7,
  title: 'Hall and timetable',
  published_on: '2026-11-15',
  state: 'draft',
  body: 'Tea at ten',
  translations: {},
  picture: null,
  saved_at: '2026-11-15T05:28:00.000Z',
};

function open(address: string, posts: readonly OfficeNewsItem[] = [post], shown: OfficePost = post) {
  signInAs(admin);
  answer('get', '/qe_settings/news', data({ total: posts.length, published: 0, items: posts }));
  answer('get', '/qe_settings/news_post', data(shown));
  return renderApp(address);
}
const editor = () => screen.findByRole('region', { name: 'Edit the post' });
const preview = () => screen.findByRole('region', { name: 'As readers see it' });

describe('the news desk', () => {
  it('is not for members', async () => {
    signInAs(member);
    renderApp('/admin/news');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });

  it('says when there is nothing yet', async () => {
    open('/admin/news', []);
    expect(await screen.findByText('No news yet')).toBeInTheDocument();
  });

  it('saves a new post once something is typed, and goes on in the same editor', async () => {
    const { user, address } = open('/admin/news', [post], { ...post, id: 8 });
    const sent = answer('post', '/qe_settings/save_news', data({ ...post, id: 8, title: 'Tea', body: '' }));
    await user.click(await screen.findByRole('button', { name: 'Write news' }));
    await waitFor(() => expect(address()).toBe('/admin/news?post=new'));
    const title = within(await editor()).getByLabelText('Title');
    expect(screen.getByText('Saved as a draft when you type.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(title, 'Tea');
    await waitFor(() => expect(address()).toBe('/admin/news?post=8'), { timeout: 4000 });
    expect(sent[0]?.body).toMatchObject({ id: null, title: 'Tea', body: '', picture: null });
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Tea');
    await user.type(title, ' at ten');
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 4000 });
    expect(sent[1]?.body).toMatchObject({ id: 8, title: 'Tea at ten' });
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  it('keeps a draft while it is typed, and previews it as the public page shows it', async () => {
    const { user } = open('/admin/news?post=7');
    const sent = answer('post', '/qe_settings/save_news', data(post));
    await user.type(within(await editor()).getByLabelText('Text'), '\n## Lunch');
    expect(await within(await preview()).findByRole('heading', { name: 'Lunch' })).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 });
    expect(sent[0]?.body).toMatchObject({ id: 7, body: 'Tea at ten\n## Lunch' });
    expect(await screen.findByText(/^Draft kept, 10:58/)).toBeInTheDocument();
  });

  it('has a title and a text in each language, and previews the chosen one', async () => {
    const { user } = open('/admin/news?post=7');
    const sent = answer('post', '/qe_settings/save_news', data(post));
    await user.click(within(await editor()).getByRole('radio', { name: 'मराठी' }));
    expect(within(await editor()).getByLabelText('Title')).toHaveValue('');
    await user.type(within(await editor()).getByLabelText('Title'), 'चहा');
    await user.type(within(await editor()).getByLabelText('Text'), 'दहा वाजता');
    const title = await within(await preview()).findByRole('heading', { name: 'चहा' });
    expect(title).toHaveAttribute('lang', 'mr');
    await waitFor(
      () =>
        expect(sent.at(-1)?.body).toMatchObject({
          title: 'Hall and timetable',
          translations: { mr: { title: 'चहा', body: 'दहा वाजता' } },
        }),
      { timeout: 4000 },
    );
  });

  it('marks the selected words', async () => {
    const { user } = open('/admin/news?post=7');
    answer('post', '/qe_settings/save_news', data(post));
    const text = within(await editor()).getByLabelText<HTMLTextAreaElement>('Text');
    text.setSelectionRange(0, 3);
    await user.click(screen.getByRole('button', { name: 'Bold' }));
    expect(text).toHaveValue('**Tea** at ten');
    expect(within(await preview()).getByText('Tea').tagName).toBe('STRONG');
  });

  it('saves what is typed before it publishes, and shows at its field what is missing', async () => {
    const { user } = open('/admin/news?post=7');
    const saved = answer('post', '/qe_settings/save_news', data(post));
    const sent = answer(
      'post',
      '/qe_settings/publish_news',
      refusal(400, 'INVALID_PAYLOAD', { fields: { title: 'required' } }),
      data({ ...post, state: 'published' }),
    );
    await user.clear(within(await editor()).getByLabelText('Title'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Please fill this in before it is published.')).toBeInTheDocument();
    expect(saved.at(-1)?.body).toMatchObject({ title: '' });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('does not make half a sentence public: changes of a published post wait for the button', async () => {
    const shown = { ...post, state: 'published' } as const;
    const { user } = open('/admin/news?post=7', [shown], shown);
    const sent = answer('post', '/qe_settings/save_news', data(shown));
    await user.type(within(await editor()).getByLabelText('Text'), ', lun');
    expect(await screen.findByText('Changes are not public yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ body: 'Tea at ten, lun' });
  });

  it('takes a picture, and refuses one that is too large before sending it', async () => {
    const { user } = open('/admin/news?post=7');
    answer('post', '/qe_settings/save_news', data({ ...post, picture: samplePicture(1) }));
    server.use(
      http.post('http://api.test/qe_media/news_picture', () => HttpResponse.json({ data: samplePicture(1) })),
    );
    const input = within(await editor()).getByLabelText('Picture', { selector: 'input' });
    await user.upload(
      input,
      new File([new Uint8Array(13 * 1024 * 1024)], 'hall.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText(/This photo is too large/)).toBeInTheDocument();
    await user.upload(input, new File(['x'], 'hall.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('button', { name: 'Change' })).toBeInTheDocument();
  });

  it('deletes only after a question', async () => {
    const { user, address } = open('/admin/news?post=7');
    const sent = answer('post', '/qe_settings/delete_news', data({ id: 7 }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/admin/news'));
    expect(sent).toEqual([{ body: { id: 7 } }]);
  });
});
