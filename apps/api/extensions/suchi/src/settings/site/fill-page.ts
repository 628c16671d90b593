import { createHash } from 'node:crypto';
import {
  type Association,
  associationAtFirst,
  isColour,
  listBrandVariables,
  makePalette,
  type PageAssociation,
  writePageAssociation,
} from '@suchi/domain/settings';

/** All that the pages of the web app say of the association. */
export type SiteFacts = Association &
  Pick<
    PageAssociation,
    'supportEmail' | 'supportPhone' | 'chatUrl' | 'logo' | 'isRegistrationClosed' | 'isDemo'
  >;

/** The addresses of the files that browsers show for the app. */
export interface SiteIcons {
  favicon: { href: string; type: string };
  touch: string;
  app: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Throws when the template has no such place, so that no page of another association is ever served. */
function put(template: string, place: RegExp, content: string): string {
  if (!place.test(template)) throw new Error(`The page has no place for ${place.source}`);
  return template.replace(place, (_match, before: string, after: string) => before + content + after);
}

const metaOf = (kind: 'name' | 'property', name: string) =>
  new RegExp(`(<meta\\s+${kind}="${name}"\\s+content=")[^"]*(")`);

/** The built page with the association's name, colours and facts. */
export function fillPage(template: string, facts: SiteFacts, icons: SiteIcons | null): string {
  const { shortName, name, town, defaultLanguage } = facts;
  const place = town === null ? '' : `, ${town}`;
  const about = /<meta\s+name="description"\s+content="([^"]*)"/.exec(template)?.[1] ?? '';
  const description = `${escapeHtml(`${name}${place}`)}. ${about}`;
  let page = put(template, /(<html lang=")[^"]*(")/, defaultLanguage);
  page = put(page, /(<title>)[^<]*(<\/title>)/, escapeHtml(shortName));
  page = put(page, metaOf('name', 'theme-color'), `#${themeColour(facts)}`);
  page = put(page, metaOf('name', 'description'), description);
  page = put(page, metaOf('property', 'og:description'), description);
  page = put(page, /(<meta property="og:title" content=")[^":]*(:)/, escapeHtml(shortName));
  page = put(
    page,
    /()<script type="application\/json" id="association">[^<]*<\/script>()/,
    writeFacts(facts),
  );
  return icons === null ? page : putIcons(page, icons);
}

/** Also the mark that is painted before the app is here. */
function putIcons(filled: string, { favicon, touch }: SiteIcons): string {
  const mark = `<img src="${favicon.href}" width="38" height="38" alt="" />`;
  const page = put(filled, /(<div class="first-paint">\s*)<svg[\s\S]*?<\/svg>()/, mark);
  const linked = put(page, /(<link rel="apple-touch-icon" href=")[^"]*(")/, touch);
  return put(
    linked,
    /(<link rel="icon" )type="[^"]*" href="[^"]*("\s*\/?>)/,
    `type="${favicon.type}" href="${favicon.href}`,
  );
}

function writeFacts(site: SiteFacts): string {
  const { colour: _colour, town: _town, ...facts } = site;
  return writePageAssociation(facts) + writeStyle(site);
}

/** The build has letters for the first association's words only; others are written in a font of the device. */
const deviceFonts: Readonly<Record<string, string>> = {
  mr: "'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',sans-serif",
  hi: "'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',sans-serif",
  gu: "'Noto Sans Gujarati','Gujarati Sangam MN','Nirmala UI',sans-serif",
};

/** What is the first association's is in the style sheets already. */
function writeStyle({ colour, ownName, coverWord, ownLanguage }: SiteFacts): string {
  if (!isColour(colour)) throw new Error('The colour is not one');
  const first = associationAtFirst;
  const colours = colour === first.colour ? [] : listBrandVariables(makePalette(colour));
  const fonts = [
    ...(ownName === first.ownName ? [] : ['--font-text-words']),
    ...(coverWord === first.coverWord ? [] : ['--font-display-words']),
  ].map((name) => [name, deviceFonts[ownLanguage] ?? 'sans-serif'] as const);
  const variables = [...colours, ...fonts].map(([name, value]) => `${name}:${value}`);
  return variables.length === 0 ? '' : `<style>html:root{${variables.join(';')}}</style>`;
}

/**
 * The page of shared biodata. A chat that looks at a link shows its title and nothing else: no picture, no description, no
 * name.
 */
export function fillSharedPage(page: string, title: string): string {
  const named = put(page, /(<title>)[^<]*(<\/title>)/, escapeHtml(title));
  return named.replaceAll(
    /\s*<meta\s+(?:name="description"|property="og:[a-z]+")\s+content="[^"]*"\s*\/?>/g,
    '',
  );
}

const themeColour = ({ colour }: SiteFacts) => makePalette(colour).tints[8] ?? colour;

/** The manifest of the installable app. */
export function fillManifest(template: string, facts: SiteFacts, icons: SiteIcons | null): string {
  return JSON.stringify({
    ...(JSON.parse(template) as object),
    name: `${facts.shortName} · ${facts.name}`,
    short_name: facts.shortName,
    lang: `${facts.defaultLanguage}-IN`,
    theme_color: `#${themeColour(facts)}`,
    ...(icons === null ? {} : { icons: icons.app }),
  });
}

/** The service worker keeps the page by its revision, so a page that was filled anew needs a new one. */
export function fillServiceWorker(template: string, page: string): string {
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 32);
  return put(template, /(url:"index\.html",revision:")[0-9a-f]*(")/, revision);
}
