import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { pageAssociationAtFirst, writePageAssociation } from '@suchi/domain/settings';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import type { Build } from './bundle-budget.ts';
import { listBuiltScreens } from './first-screens.ts';
import { listVersions } from './words-files.ts';

type Bundle = Rolldown.OutputBundle;
const source = join(import.meta.dirname, '../src/boot/boot.ts');

/** The script of the page, exactly as it stands there: the policy allows it by its hash. */
export function readBootScript(): string {
  // Every visit loads it.
  return minifySync('boot.js', stripTypeScriptTypes(readFileSync(source, 'utf8'))).code;
}

/** Puts the first association, the boot script, the table it reads and the styles of every page into `index.html`. */
export function bootPage(): Plugin {
  let root = '';
  let apiUrl = '';
  return {
    name: 'suchi:boot-page',
    configResolved(config) {
      root = config.root;
      apiUrl = String(config.env['VITE_API_URL'] ?? '').replace(/\/$/, '');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const screens = bundle ? listBuiltScreens(readBuild(bundle, root), apiUrl) : [];
        const scripts =
          dataInPage('first-screens', screens) +
          dataInPage('languages', listVersions()) +
          `<script>${readBootScript()}</script>`;
        const { page, styles } = bundle ? takeStyles(html, bundle) : { page: html, styles: '' };
        return (
          page
            // Comments begin with a capital letter, the places below do not.
            .replaceAll(/<!-- [A-Z].*-->/g, '')
            .replaceAll(/\n\s+/g, '\n')
            .replace('<!-- association -->', () => writePageAssociation(pageAssociationAtFirst))
            .replace('<!-- boot -->', () => styles + scripts)
        );
      },
    },
  };
}

function dataInPage(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

/** The styles of every page stand in the page; `src/boot/boot.ts` says so to the code that loads other pages. */
function takeStyles(html: string, bundle: Bundle): { page: string; styles: string } {
  let styles = '';
  const page = html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_link, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build has no ${file}`);
    styles += `<style data-file="/${file}">${String(asset.source).trim()}</style>\n`;
    return '';
  });
  return { page, styles };
}

function readBuild(bundle: Bundle, root: string): Build {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return {
    manifest: Object.fromEntries(
      chunks.map(({ fileName, imports, viteMetadata }) => [
        fileName,
        { file: fileName, css: [...(viteMetadata?.importedCss ?? [])], imports },
      ]),
    ),
    chunkModules: Object.fromEntries(
      chunks.map(({ fileName, modules }) => [fileName, Object.keys(modules).map((id) => relative(root, id))]),
    ),
  };
}
