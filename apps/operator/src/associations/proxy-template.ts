import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstAssociation } from './names.ts';

const included = /^( *)include \$\{SUCHI_NGINX_DIR\}\/([\w-]+\.conf);$/gm;

/**
 * The template of nginx's file for one association. All files are in one `http` block, where a name can be given once:
 * that of another association than the first has the included files in it, and its own name in every name.
 */
export function readProxyTemplate(folder: string, name: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const template = read('suchi.conf.template');
  if (name === firstAssociation) return template;
  return template
    .replace(included, (_, indent: string, file: string) =>
      read(file)
        .trimEnd()
        .replace(/^(?=.)/gm, indent),
    )
    .replace(/\bsuchi_(?=[a-z])/g, `suchi_${name.replaceAll('-', '_')}_`);
}
