import { languages } from 'virtual:languages';
import { loadMessages } from '../shared/i18n/messages.ts';

const triesInSilence = 3;
const pauseMs = 1000;

/** The words of every page. No page can be shown without them, so it tries until they are here, and says so meanwhile. */
export async function loadFirstWords(root: HTMLElement): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadMessages(['common']);
    } catch {
      if (tries === triesInSilence) sayNotLoaded(root);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * tries));
    }
  }
}

function sayNotLoaded(root: HTMLElement): void {
  const { notLoaded } =
    languages.find(({ code }) => code === document.documentElement.lang) ?? languages[0] ?? {};
  const text = Object.assign(document.createElement('p'), { textContent: notLoaded?.text, role: 'alert' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: notLoaded?.tryAgain,
    onclick: () => location.reload(),
  });
  root.replaceChildren(text, button);
}
