/** How families protect themselves. */
export const safetyPage = {
  title: 'Safety advice',
  lead: 'Most families here are as honest as yours. A little care protects you from the others.',
  sections: [
    {
      heading: 'What was checked, and what was not',
      paragraphs: [
        'A volunteer reads every profile before other members see it, and looks for completeness, decency and obvious mistakes. Each member has proven their e-mail address.',
        'Nothing else was verified: not identity, age, income, education, health, character or earlier marriages. The person who enters a profile confirms that it is true; please make your own enquiries before you decide.',
      ],
      points: [],
    },
    {
      heading: 'Beware of fraud',
      paragraphs: [],
      points: [
        'Never send money, gifts, bank details or one-time codes to someone you know only from here, whatever the reason: customs, hospital, visa, a blocked account.',
        'Never send a copy of an identity paper.',
        'Be careful with anyone who avoids a meeting or a video call, hurries you, or wants the contact kept secret.',
        'We never ask for your password, for a one-time code, or for money by telephone.',
      ],
    },
    {
      heading: 'Before you meet',
      paragraphs: [],
      points: [
        'Speak with the family, not only with the candidate, and ask people who know both of you.',
        'See the originals: birth certificate, degree, decree of divorce where there was a marriage.',
        'Meet for the first time in a public place, with family, and tell someone where you are.',
      ],
    },
    {
      heading: 'On this service',
      paragraphs: [],
      points: [
        'It is for matrimony only. Anyone who is looking for anything else does not belong here: please tell us.',
        'A no needs no reasons. If someone does not accept yours, block them; you are then hidden from each other everywhere.',
        'Check from time to time who opened your number: Settings, Who opened my number.',
        'Asking for or giving dowry is a crime. Report it.',
      ],
    },
    {
      heading: 'If it has happened',
      paragraphs: [
        'In danger call 112. After a loss of money call the national cyber crime helpline 1930 as soon as you can, and report it at cybercrime.gov.in. Then write to {{email}}, so that we can protect others.',
      ],
      points: [],
    },
  ],
} as const;
