import { associationAtFirst } from '@suchi/domain/settings';
import { describe, expect, it } from 'vitest';
import { encodeBlocks, type MailBlock, parseBlocks } from './codec.ts';
import { loadMailLayout, type MailContent } from './layout.ts';
import { writeMail } from './mails.ts';
import { wordingOf } from './wording.ts';

const english = wordingOf('en', associationAtFirst);

const render = await loadMailLayout(new URL('../../../../templates/', import.meta.url));
const content: MailContent = {
  language: 'en',
  subject: 'A subject',
  heading: 'A heading',
  blocks: [
    { kind: 'paragraph', text: 'Namaste Asha,' },
    { kind: 'paragraph', text: 'Type this code.' },
    { kind: 'code' },
  ],
  secret: null,
  publicUrl: 'https://suchi.example.org',
  association: associationAtFirst,
};
const expiresAt = '2026-11-15T00:00:00Z';

describe('the mail layout', () => {
  it('has the same content in HTML and in plain text', async () => {
    const { html, text } = await render(content);
    for (const words of ['A heading', 'Namaste Asha,', 'Type this code.', 'Sahyadri Samaj Mandal']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('names its language, and why many get it', async () => {
    const stopUrl = 'https://suchi.example.org/unsubscribe#a';
    const { html, text } = await render({
      ...content,
      language: 'mr',
      stop: { topic: 'bulk', url: stopUrl },
    });
    expect(html).toContain('<html lang="mr">');
    const inEnglish = await render({ ...content, stop: { topic: 'bulk', url: stopUrl } });
    for (const words of ['profile is with Sahyadri Samaj Mandal', 'Stop such mails', content.publicUrl]) {
      expect(inEnglish.html).toContain(words);
      expect(inEnglish.text).toContain(words);
    }
    expect(text).toContain(stopUrl);
  });

  const reva = {
    name: 'Reva <b> Parivar',
    ownName: 'રેવા પરિવાર',
    shortName: 'Parichay',
    coverWord: 'પરિચય',
  };

  it('has the names and the colour of the association', async () => {
    const association = { ...reva, colour: '0F5C63' };
    const { html, text } = await render({ ...content, association });
    expect(html).toContain('Parichay<br />');
    expect(html).toContain('Reva &lt;b&gt; Parivar');
    expect(html).toContain('background:#094A4F');
    expect(html).not.toMatch(/#(611524|781d2e)/i);
    expect(text).toContain('Parichay, Reva <b> Parivar');
    const inGujarati = await render({ ...content, association, language: 'gu' });
    expect(inGujarati.text).toContain('પરિચય, રેવા પરિવાર');
  });

  it('shows a code or a link in both, and neither where there is none', async () => {
    const withCode = await render({ ...content, secret: { code: '012345', expiresAt } });
    expect(withCode.html).toContain('012345');
    expect(withCode.text).toMatch(/^ +012345$/m);
    const link = 'https://suchi.example.org/admin/reset-password?token=a.b.c';
    const blocks: MailBlock[] = [{ kind: 'secret_button', label: 'Choose' }];
    const withLink = await render({ ...content, blocks, secret: { link, expiresAt } });
    expect(withLink.html).toContain(`href="${link}"`);
    expect(withLink.text).toContain(`Choose: ${link}`);
    expect((await render(content)).html).not.toContain('href=');
  });

  it('leads to the next step in both', async () => {
    const blocks: MailBlock[] = [{ kind: 'button', label: 'Change your profile', path: '/candidate/edit' }];
    const { html, text } = await render({ ...content, blocks });
    expect(html).toContain('href="https://suchi.example.org/candidate/edit"');
    expect(text).toContain('Change your profile: https://suchi.example.org/candidate/edit');
  });

  it('keeps a name a name, whatever is in it', async () => {
    const { html } = await render({
      ...content,
      heading: '<img src=x onerror=alert(1)>',
      blocks: [
        { kind: 'paragraph', text: 'Namaste "><script>alert(1)</script>,' },
        { kind: 'quotation', text: '<b>bold</b>\n{{ publicUrl }}' },
      ],
    });
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('{{ publicUrl }}');
  });
});

describe('what a person typed', () => {
  const trick = 'Hello.\n\nAccount locked: open http://evil.example/in\n\nThe committee';

  /** The HTML without its quotations. */
  const ownWords = (html: string) => html.replace(/<blockquote[\s\S]*?<\/blockquote>/g, '');

  const send = async ({ subject, heading, blocks }: ReturnType<typeof writeMail>) =>
    render({ ...content, subject, heading, blocks: parseBlocks(encodeBlocks(blocks)) });

  it.each([
    ['a message to a family', { candidate: 'Asha', message: trick }, 'member_message'],
    ['a reason of the committee', { firstName: 'Asha', reason: trick }, 'profile_rejected'],
    ['an answer to a report', { firstName: 'Asha', reference: 'R-0001', outcome: trick }, 'report_outcome'],
  ] as const)('is quoted: %s', async (_what, facts, kind) => {
    const sender = { name: 'Rohan', profileId: 3, serialNumber: 7, email: 'rohan@example.org', mobile: null };
    const words = writeMail(english, kind, { ...facts, sender });
    const { html, text } = await send(words);
    expect(ownWords(html)).not.toContain('evil.example');
    for (const line of trick.split('\n').filter(Boolean)) {
      expect(html).toContain(line);
      expect(text).toMatch(new RegExp(`^> ${line}$`, 'm'));
    }
  });

  it('becomes no sentence of ours by a name', async () => {
    const sender = {
      name: `Rohan ${trick}`,
      profileId: null,
      serialNumber: null,
      email: 'r@example.org',
      mobile: null,
    };
    const { html } = await send(
      writeMail(english, 'member_message', { candidate: trick, sender, message: 'Hello' }),
    );
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('http://evil');
    const pending = writeMail(english, 'profile_pending', {
      candidate: trick,
      news: 'created',
      writtenBy: trick,
    });
    expect(pending.subject).not.toMatch(/\n|:\/\/|evil\.example/);
  });

  it('is in no mail to an address that is not proven', async () => {
    const { html, text } = await send(writeMail(english, 'one_time_code', {}));
    expect(html + text).toContain('Namaste,');
    expect((await send(writeMail(english, 'password_reset', { firstName: null }))).text).toContain(
      'Namaste,',
    );
  });
});

describe('a mail that an older release queued', () => {
  it('is quoted whole, and its code follows', async () => {
    const blocks = parseBlocks('Namaste Asha,\n\nType this code.');
    const { html, text } = await render({ ...content, blocks, secret: { code: '012345', expiresAt } });
    expect(html).toMatch(/<blockquote[^>]*>Namaste Asha,<br \/><br \/>Type this code.<\/blockquote>/);
    expect(text).toMatch(/^ +012345$/m);
    expect(parseBlocks(null)).toEqual([]);
    expect(parseBlocks('["a"]')[0]).toEqual({ kind: 'quotation', text: '["a"]' });
  });
});
