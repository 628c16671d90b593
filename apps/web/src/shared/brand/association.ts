import { type PageAssociation, pageAssociationAtFirst } from '@suchi/domain/settings';

/** What stands in the page: the build writes the first association there, a node its own. Tests have no page. */
export function readPageAssociation(page: Pick<Document, 'getElementById'> | undefined): PageAssociation {
  const text = page?.getElementById('association')?.textContent;
  if (text) return JSON.parse(text) as PageAssociation;
  if (import.meta.env.PROD) throw new Error('index.html has no #association.');
  return pageAssociationAtFirst;
}

/** Everything on the screens that names the association takes it from here. */
export const association: PageAssociation = readPageAssociation(globalThis.document);
