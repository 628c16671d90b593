/** How families protect themselves. */
export const safetyPage = {
  title: 'Safety advice',
  lead: 'Most families here are as honest as yours. A little care protects you from the others.',
  sections: {
    checked: {
      heading: 'What was checked, and what was not',
      paragraphs: {
        volunteers:
          'A volunteer reads every profile before other members see it, and looks for completeness, decency and obvious mistakes. Each member has proven their e-mail address.',
        notVerified:
          'Nothing else was verified: not identity, age, income, education, health, character or earlier marriages. The person who enters a profile confirms that it is true; please make your own enquiries before you decide.',
      },
    },
    fraud: {
      heading: 'Beware of fraud',
      points: {
        noMoney:
          'Never send money, gifts, bank details or one-time codes to someone you know only from here, whatever the reason: customs, hospital, visa, a blocked account.',
        identityPaper: 'Never send a copy of an identity paper.',
        suspicious:
          'Be careful with anyone who avoids a meeting or a video call, hurries you, or wants the contact kept secret.',
        passwords: 'We never ask for your password, for a one-time code, or for money by telephone.',
      },
    },
    beforeMeeting: {
      heading: 'Before you meet',
      points: {
        family: 'Speak with the family, not only with the candidate, and ask people who know both of you.',
        originals:
          'See the originals: birth certificate, degree, decree of divorce where there was a marriage.',
        publicPlace:
          'Meet for the first time in a public place, with family, and tell someone where you are.',
      },
    },
    onService: {
      heading: 'On this service',
      points: {
        matrimonyOnly:
          'It is for matrimony only. Anyone who is looking for anything else does not belong here: please tell us.',
        acceptNo:
          'A no needs no reasons. If someone does not accept yours, block them; you are then hidden from each other everywhere.',
        openedNumber: 'Check from time to time who opened your number: Settings, Who opened my number.',
        dowry: 'Asking for or giving dowry is a crime. Report it.',
      },
    },
    afterwards: {
      heading: 'If it has happened',
      paragraphs: {
        helplines:
          'In danger call 112. After a loss of money call the national cyber crime helpline 1930 as soon as you can, and report it at cybercrime.gov.in. Then write to {{email}}, so that we can protect others.',
      },
    },
  },
} as const;
