import { describe, expect, it } from 'vitest';
import { loadMailLayout, type MailContent } from './layout.ts';

const render = await loadMailLayout(new URL('../../../../templates/', import.meta.url));
const content: MailContent = {
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['Namaste Asha,', 'Type this code.'],
  secret: null,
  nextStep: null,
  publicUrl: 'https://suchi.example.org',
  association: 'Sahyadri Samaj Mandal',
};
const expiresAt = '2026-11-15T00:00:00Z';

describe('the mail layout', () => {
  it('says the same in HTML and in plain text', async () => {
    const { html, text } = await render(content);
    for (const words of ['A heading', 'Namaste Asha,', 'Type this code.', 'Sahyadri Samaj Mandal']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('shows a code or a link in both, and neither where there is none', async () => {
    const withCode = await render({ ...content, secret: { code: '012345', expiresAt } });
    expect(withCode.html).toContain('012345');
    expect(withCode.text).toMatch(/^ +012345$/m);
    const link = 'https://suchi.example.org/admin/reset-password?token=a.b.c';
    const withLink = await render({ ...content, secret: { link, expiresAt } });
    expect(withLink.html).toContain(`href="${link}"`);
    expect(withLink.text).toContain(link);
    expect((await render(content)).html).not.toContain('href=');
  });

  it('leads to the next step in both', async () => {
    const nextStep = { label: 'Change your profile', path: '/candidate/edit' };
    const { html, text } = await render({ ...content, nextStep });
    expect(html).toContain('href="https://suchi.example.org/candidate/edit"');
    expect(text).toContain('Change your profile: https://suchi.example.org/candidate/edit');
  });

  it('keeps a name a name, whatever is in it', async () => {
    const { html } = await render({
      ...content,
      heading: '<img src=x onerror=alert(1)>',
      paragraphs: ['Namaste "><script>alert(1)</script>,', '{{ publicUrl }}'],
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('{{ publicUrl }}');
  });
});
