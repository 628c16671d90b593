import { inArea } from '../fault.ts';
import { journey, web } from './paths.ts';

export const webStateFaults = inArea('web state', [
  {
    name: 'a refused removal stays removed',
    says: 'A note that the server could not delete is gone from the page and comes back later.',
    file: `${web}/features/member-lists/api/use-list-change.ts`,
    find: '      for (const [key, page] of before) queryClient.setQueryData(key, page);\n',
    replace: '      if (before.length === 0) return;\n',
    proof: { tier: 'web', files: [`${web}/features/member-lists/member-lists.test.tsx`] },
  },
  {
    name: 'withdrawn changes are still shown',
    says: 'A family withdraws its changes, and its page says that they are under review.',
    file: `${web}/features/own-profile/api/own-changes.ts`,
    find: '    onSuccess: refresh,\n',
    replace: '',
    proof: { tier: 'web', files: [`${web}/features/own-profile/revision.test.tsx`] },
  },
  {
    name: 'undo sends the action after all',
    says: 'A clerk undoes a wrong dispatch, and the mail goes out ten seconds later.',
    file: `${web}/shared/ui/held-actions.ts`,
    find: '    undo() {\n      clearTimeout(timer);\n      change({ held: null });',
    replace: '    undo() {\n      change({ sending: [] });',
    proof: { tier: 'web-node', files: [`${web}/shared/ui/held-actions.test.ts`] },
  },
  {
    name: 'a selection is lost on the next page',
    says: 'A clerk selects rows on two pages, and only those of the second get the mail.',
    file: `${web}/shared/ui/data-list/use-list-selection.ts`,
    find: 'JSON.stringify([session.userId(), ...scope])',
    replace: 'JSON.stringify([session.userId(), ...scope, page])',
    proof: {
      tier: 'e2e',
      project: 'desktop',
      files: journey('office-lists'),
      grep: 'selected across pages',
    },
  },
  {
    name: 'the list of subscriptions is old after a move',
    says: 'A treasurer archives a subscription and still finds it among the active ones.',
    file: `${web}/features/subscriptions/use-move-subscriptions.ts`,
    find: '          await queryClient.invalidateQueries({ queryKey: [listKey, subscriptionsKey] });\n',
    replace: '',
    proof: {
      tier: 'e2e',
      project: 'desktop',
      files: journey('office-orders'),
      grep: 'subscriptions are archived',
    },
  },
]);
