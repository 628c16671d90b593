import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadFromFiles } from '../../test/provide-words.ts';
import { setBundleLoader } from './load-bundle.ts';
import { changeLanguage, findMessages, loadMessages, requireMessages, translatorFor } from './messages.ts';
import { RichMessage } from './rich-message.tsx';

describe('messages', () => {
  it('fill in what is named and leave what is not', () => {
    const t = translatorFor('fields');
    expect(t('validation.required', { field: 'Mobile' })).toBe('Mobile is required');
    // @ts-expect-error The compiler asks for the values.
    expect(t('validation.required')).toBe('{{field}} is required');
  });

  it('count', () => {
    const t = translatorFor('common');
    expect(t('tryAgainIn.seconds', { count: 1 })).toContain('1 second.');
    expect(t('tryAgainIn.seconds', { count: 2 })).toContain('2 seconds.');
    expect(t('tryAgainIn.seconds', { count: 1200 })).toContain('1,200 seconds.');
  });

  it('of a page are there once they are loaded, and say so loudly when they are not', async () => {
    expect(() => requireMessages('not-loaded' as 'admin')).toThrow('not-loaded');
    await loadMessages(['admin']);
    expect(translatorFor('admin')('nav.pages.home')).toBe('Dashboard');
  });

  it('of the office are English on a page in another language', async () => {
    await loadMessages(['staff']);
    await changeLanguage('mr');
    await loadMessages(['admin']);
    expect(translatorFor('common')('language.label')).toBe('भाषा');
    expect(translatorFor('staff')('join.title')).toBe('Join the back office');
    expect(translatorFor('admin')('nav.pages.home')).toBe('Dashboard');
    await changeLanguage('en');
  });
});

describe('a rich message', () => {
  it('lets the translator choose where the link stands', () => {
    render(
      <p>
        <RichMessage
          text="New? <link>Register</link> now"
          marks={{ link: (words) => <a href="/r">{words}</a> }}
        />
      </p>,
    );
    expect(screen.getByRole('link', { name: 'Register' })).toBeInTheDocument();
    expect(screen.getByText(/New\?.*now/)).toBeInTheDocument();
  });
});

it('a language chosen while a page loads has the words of that page too', async () => {
  // In languages that no other test reads: what is loaded stays for the tests after this one.
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const wordsOf = (bundle: string) => (bundle === 'search' ? { search: {} } : {});
  setBundleLoader((_, bundle) => Promise.resolve(wordsOf(bundle)));
  try {
    await changeLanguage('xb');
    await changeLanguage('xa');
    setBundleLoader(async (language, bundle) => {
      if (language === 'xa') await sent;
      return wordsOf(bundle);
    });
    const loaded = loadMessages(['search']);
    await changeLanguage('xb');
    send();
    await loaded;
    expect(findMessages('search')).not.toBeNull();
  } finally {
    setBundleLoader(loadFromFiles);
    await changeLanguage('en');
  }
});
