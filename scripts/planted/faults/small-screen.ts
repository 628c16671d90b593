import { inArea } from '../fault.ts';
import { journey, web } from './paths.ts';

export const smallScreenFaults = inArea('small screen', [
  {
    name: 'the header is as wide as on a desktop',
    says: 'Every page of a phone scrolls sideways.',
    file: `${web}/app/shell/member-header.module.css`,
    find: '  max-width: 1248px;\n  min-height: 60px;',
    replace: '  width: 1248px;\n  min-height: 60px;',
    proof: { tier: 'e2e', project: 'phone', files: journey('large-text') },
  },
  {
    name: 'tabs do not wrap',
    says: 'With large text the last tab of a profile is outside of the phone’s screen.',
    file: `${web}/shared/ui/tabs.tsx`,
    find: 'align="stretch" wrap className={classes.list}',
    replace: 'align="stretch" className={classes.list}',
    proof: { tier: 'e2e', project: 'phone', files: journey('large-text') },
  },
  {
    name: 'the links of the desktop are on the phone',
    says: 'The header of a phone is wider than its screen.',
    file: `${web}/app/shell/member-header.module.css`,
    find: '.nav {\n  display: none;\n}',
    replace: '.nav {\n  display: flex;\n}',
    proof: { tier: 'e2e', project: 'phone', files: journey('shell'), grep: 'a member finds their way' },
  },
  {
    name: 'the first face is below the screen',
    says: 'A member opens the search on a phone and sees no candidate without scrolling.',
    file: `${web}/features/search/components/result-head.module.css`,
    find: '  .sort {\n    position: absolute;\n    top: 0;\n    right: 0;\n  }\n',
    replace: '',
    proof: { tier: 'e2e', project: 'phone', files: journey('search-people') },
  },
]);
