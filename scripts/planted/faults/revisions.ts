import { inArea } from '../fault.ts';
import { domain, integration, server, web } from './paths.ts';

export const revisionFaults = inArea('revisions', [
  {
    name: 'an older version is approved',
    says: 'A reviewer approves changes that were replaced while the page was open.',
    file: `${domain}/lifecycle/revision.ts`,
    find: 'action.submittedAt.getTime() !== revision?.submittedAt?.getTime()',
    replace: 'action.submittedAt.getTime() > (revision?.submittedAt?.getTime() ?? 0)',
    proof: { tier: 'rules', files: [`${domain}/lifecycle/revision.test.ts`] },
  },
  {
    name: 'an approval empties fields that it does not know',
    says: 'A family loses what it wrote into a new field when older changes are approved.',
    file: `${server}/profiles/commands/decide-changes.ts`,
    find: '{ ...revision.form, ...approved?.form, ...revision.stored }',
    replace: '{ ...revision.form, ...revision.stored }',
    proof: { tier: 'integration', files: integration('revisions') },
  },
  {
    name: 'a repeated submission is a new one',
    says: 'The office gets eight mails and eight lines because a phone sent its changes again.',
    file: `${server}/profiles/commands/take-revision-step.ts`,
    find: '  if (isRepeat(step, decision)) return result;\n',
    replace: '',
    proof: { tier: 'integration', files: integration('revisions') },
  },
  {
    name: 'the last save wins',
    says: 'What the mother typed on her phone vanishes when the daughter saves an older form at her desk.',
    file: `${server}/profiles/commands/save-profile.ts`,
    find: '  if (input.base) requireUnchanged(base, form, latestForm(before, revision));\n',
    replace: '',
    proof: { tier: 'integration', files: integration('profile-conflicts') },
  },
  {
    name: 'home does not know of submitted changes',
    says: 'A family does not see that its changes wait, and sends them again.',
    file: `${web}/features/authoring/model/use-saving.ts`,
    find: "    void queryClient.invalidateQueries(user === undefined ? { queryKey: ['own-profile'] } : {});\n",
    replace: '',
    proof: { tier: 'web', files: [`${web}/features/authoring/candidate-form.test.tsx`] },
  },
]);
