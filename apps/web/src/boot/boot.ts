// Stands in the page itself (scripts/boot-page.ts takes its types away), so it runs before any file of the app is here.
// The content security policy allows exactly this text by its hash: after a change run `pnpm generate`.
{
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off.
      return null;
    }
  };

  // Light or dark, before the first paint. The app's side of this is src/shared/brand/colour-scheme.ts.
  const system = matchMedia('(prefers-color-scheme: dark)');
  const showScheme = () => {
    const saved = read('suchi.colour-scheme');
    const scheme = saved === 'light' || saved === 'dark' ? saved : system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  };
  showScheme();
  system.addEventListener('change', showScheme);

  // Vite does not load styles that a link names. A disabled link in the text of the page would be loaded.
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = style.dataset['file'] ?? '';
    document.head.append(link);
  }

  const inPage = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

  // The language chosen on this device, else the browser's, else the association's. The office and the hall's screens
  // are in English. The app's side of this is src/entities/language/own-language.ts.
  const versions = inPage('languages') as Record<string, string>;
  const about = inPage('association') as { languages: string[]; defaultLanguage: string } | null;
  const isOffered = (code: string) => code in versions && (about?.languages.includes(code) ?? true);
  const isForStaff = /^\/(admin|desk|tv|tv_pdf|print_suchi)(\/|$)/.test(location.pathname);
  const wanted = [read('suchi.language') ?? '', ...navigator.languages, about?.defaultLanguage ?? ''];
  const codes = wanted.map((code) => code.split('-')[0] ?? '');
  const language = isForStaff ? 'en' : (codes.find(isOffered) ?? 'en');
  document.documentElement.lang = language;

  // The code of the page, its words and its first answers arrive together, not one after the other.
  const screens = inPage('first-screens') as import('../../scripts/first-screens.ts').BuiltScreen[];
  const isSignedIn = read('userid') !== null;
  const asked = screens.find(({ path }) => new RegExp(path).test(location.pathname));
  // The guards of the app lead there.
  const shown =
    asked && asked.isMember !== null && asked.isMember !== isSignedIn
      ? screens.find(({ name }) => name === (isSignedIn ? 'home' : 'login'))
      : asked;
  for (const file of shown?.files ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As the app requests them, or they would be loaded twice.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  const words = ['first', ...(shown?.words ?? [])].map(
    (bundle) => `/static/words/${language}-${versions[language]}/${bundle}.json`,
  );
  const asks = (shown?.asks ?? []).map((ask) =>
    location.pathname.replace(new RegExp(shown?.path ?? ''), ask),
  );
  // As src/shared/api/api.ts asks.
  const ask = (url: string) => fetch(url, { headers: { 'accept-language': language } });
  const keep = (url: string, answer: Promise<Response>) => {
    // The app takes the answer, and with it the failure.
    answer.catch(() => {});
    (window.firstAnswers ??= new Map()).set(url, answer);
  };
  const parts = Object.entries(shown?.parts ?? {});
  for (const url of [...words, ...asks]) {
    const answer = ask(url);
    if (parts.length === 0 || words.includes(url)) {
      keep(url, answer);
      continue;
    }
    const together = answer.then((response) => (response.ok ? response.json() : null));
    for (const [name, part] of parts) {
      // What is refused together may be allowed alone: who has not proved the address yet may read the account. A node
      // of the release before does not have every part.
      keep(
        part,
        together.then((all) =>
          all && name in all.data ? new Response(JSON.stringify({ data: all.data[name] })) : ask(part),
        ),
      );
    }
  }
}
