import { moneyPages } from './money-pages.en.ts';
import { privacyPage } from './privacy-page.en.ts';
import { safetyPage } from './safety-page.en.ts';

/** Pages to read, in sections. `{{association}}`, `{{product}}` and `{{email}}` are filled in from the settings. */
export const publicPages = {
  facts: {
    association: 'Association',
    address: 'Office',
    email: 'E-mail',
    phone: 'Telephone',
    officer: 'Grievance officer',
  },
  contact: {
    title: 'Contact',
    lead: '{{product}} is run by volunteers of {{association}}. We read every mail and answer within two working days.',
    sections: {
      whenYouWrite: {
        heading: 'When you write',
        paragraphs: {
          whatToMention:
            'Please mention the e-mail you registered with, and your suchi number if you have one. Never send us your password or a one-time code: none of us will ask for them.',
        },
      },
      bothered: {
        heading: 'Someone is bothering you, or a profile is untrue',
        paragraphs: {
          writeAndBlock:
            'Write to us and say whose profile it is. Until we have looked, you can block that member: you are then hidden from each other everywhere.',
        },
      },
    },
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'If something went wrong and our usual answer did not help, write to this person.',
    unnamed:
      'A new officer is being appointed. Until then please write to {{email}}, with the word Grievance in the subject.',
    sections: {
      grounds: {
        heading: 'What you can complain about',
        points: {
          untrueProfile: 'A profile that is untrue, copied, or made without the candidate’s knowledge.',
          harassment: 'A member who harasses, threatens, or asks for money or dowry.',
          wrongFact: 'A photograph or a fact about you that should not be shown.',
          payment: 'A payment or an order that we did not put right.',
          data: 'How we handle your data.',
        },
      },
      whatHappensNext: {
        heading: 'What happens next',
        paragraphs: {
          answer:
            'Say what happened, when, and whose profile it concerns; screenshots help. We confirm every complaint within 24 hours and answer it within 15 days. Complaints about photographs or about the safety of a person come first.',
          police:
            'You may also go to the police at any time, or call the national cyber crime helpline 1930.',
        },
      },
    },
  },
  privacy: privacyPage,
  safety: safetyPage,
  ...moneyPages,
} as const;
