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
    sections: [
      {
        heading: 'When you write',
        paragraphs: [
          'Please say the e-mail you registered with, and your suchi number if you have one. Never send us your password or a one-time code: none of us will ask for them.',
        ],
        points: [],
      },
      {
        heading: 'Someone is troubling you, or a profile is untrue',
        paragraphs: [
          'Write to us and say whose profile it is. Until we have looked, you can block that member: you are then hidden from each other everywhere.',
        ],
        points: [],
      },
    ],
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'When something went wrong, and our usual answer did not put it right, this person hears you.',
    unnamed:
      'The name of the officer is being renewed. Until then please write to {{email}}, and put the word Grievance first.',
    sections: [
      {
        heading: 'What you can complain about',
        paragraphs: [],
        points: [
          'A profile that is untrue, copied, or made without the candidate’s knowledge.',
          'A member who harasses, threatens, or asks for money or dowry.',
          'A photograph or a fact about you that should not be shown.',
          'A payment or an order that we did not put right.',
          'How we handle your data.',
        ],
      },
      {
        heading: 'How it goes on',
        paragraphs: [
          'Say what happened, when, and whose profile it concerns; pictures of the screen help. We confirm every complaint within 24 hours and answer it within 15 days. Complaints about photographs or about the safety of a person come first.',
          'You may also go to the police at any time, or call the national cyber crime helpline 1930.',
        ],
        points: [],
      },
    ],
  },
  privacy: privacyPage,
  safety: safetyPage,
  ...moneyPages,
} as const;
