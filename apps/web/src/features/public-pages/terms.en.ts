/** The legal text, in sections. `{{association}}`, `{{product}}` and `{{email}}` are filled in from the brand and settings. */
export const terms = {
  title: 'Terms of Use and Privacy Policy',
  effective: 'Effective 1 July 2023',
  intro:
    '{{product}} is the matrimonial service, website and mobile app of {{association}}, a community trust (“the trust”, “we”). These terms are the agreement between you and the trust. Please read them before you register. If something is unclear, write to {{email}}.',
  agree: 'I have read and agree to the Terms of Use and Privacy Policy',
  accept: 'I accept',
  sections: {
    whoMayUse: {
      heading: 'Who may use the service',
      paragraphs: {
        forMembers:
          'The service is for members of our community who are looking for a marriage partner for themselves or for a close relative.',
      },
      points: {
        adult: 'You are 18 years of age or older.',
        legalAge:
          'A candidate must be of the legal age for marriage in India when the profile is submitted: 21 years for a man, 18 years for a woman.',
        freeToMarry:
          'The candidate is free to marry: unmarried, divorced or widowed. A person whose divorce is not final may not be registered.',
        candidateAgrees:
          'A parent or guardian who registers a candidate confirms that the candidate knows of the profile and agrees to it.',
      },
    },
    matrimonyOnly: {
      heading: 'For matrimony only',
      paragraphs: {
        onlyPurpose:
          'The service may be used for finding a marriage partner, and for nothing else. It is not a dating service, a directory for trade, or a place to advertise.',
        noOtherUse:
          'You may not copy, publish, sell or pass on what you read about other members, and you may not contact them for any other purpose. The printed suchi is for the family that ordered it.',
      },
    },
    account: {
      heading: 'Your account and your profile',
      paragraphs: {
        oneAccount:
          'You have one account and one profile. Keep your password to yourself; what is done with your account is taken as done by you. Tell us at once if you think that somebody else knows your password.',
      },
      points: {
        trueFacts:
          'Everything you enter must be true, complete and current: age, marital status, children, education, work, income, health and photographs.',
        photographs: 'Photographs must show the candidate, be recent, and belong to you.',
        keepCurrent:
          'When something changes, an engagement above all, please change the profile or mark it as married.',
        removal: 'A profile that is untrue, offensive or copied may be rejected, blocked or removed.',
      },
    },
    committeeChecks: {
      heading: 'What the committee checks, and what it does not',
      paragraphs: {
        checked:
          'Volunteers read every profile before other members can see it. They look for completeness, decency and obvious mistakes.',
        notVerified:
          'The trust does not verify identity, age, income, education, health, character, earlier marriages or any other statement of a member, and it gives no guarantee for them. Please make your own enquiries, meet the family, and ask for documents before you decide.',
      },
    },
    fraud: {
      heading: 'Be careful: protect yourself from fraud',
      paragraphs: {
        lead: 'Sadly, matrimonial services attract people who want money and not marriage. Please keep to these rules.',
      },
      points: {
        noMoney:
          'Never send money, gifts, bank details, one-time codes or copies of identity papers to someone you know only from the service, whatever the reason given.',
        firstMeeting: 'Meet for the first time in the presence of family, in a public place.',
        suspicious:
          'Be suspicious of anybody who avoids a meeting or a video call, hurries you, or asks you to keep the contact secret.',
        passwords: 'The trust and its volunteers never ask for your password or for a one-time code.',
        report:
          'Report anything that troubles you to {{email}}. In danger or after a loss, inform the police, or the national cyber crime helpline 1930.',
      },
    },
    fees: {
      heading: 'Membership, fees and the printed suchi',
      paragraphs: {
        membership:
          'Membership lasts one year and is not renewed automatically. Online search and the printed suchi are paid for separately; the price is shown before you pay. Payments are handled by a payment provider; we never see your card number.',
        noReturn:
          'Fees already paid are not returned when a profile is withdrawn, or is removed because these terms were broken. If you paid and did not receive what you paid for, write to us and we will put it right.',
      },
    },
    privacyKept: {
      heading: 'Privacy: what we keep',
      paragraphs: {
        onlyNeeded: 'We keep only what the service needs.',
      },
      points: {
        account:
          'About your account: name, e-mail, mobile number, and your password in a form that no one can read back.',
        candidate:
          'About the candidate: what you enter in the profile, the photographs, and a video if you add one.',
        use: 'About your use: favourites, notes and blocks, which only you can see; payments and orders; and technical records that keep the service safe.',
      },
    },
    privacySeen: {
      heading: 'Privacy: who sees it',
      paragraphs: {
        members:
          'Approved profiles are shown to signed-in members who may search, and are printed in the suchi. Mobile numbers are shown to members with a valid subscription, and you can see who opened yours. At the yearly melawa, profiles may be shown on the screen in the hall.',
        others:
          'The volunteers and staff of the trust see what they need for their work. We do not sell data, and we do not show advertisements. We give data to others only where it is needed for payment, delivery or mail, or where a court or the law demands it.',
      },
    },
    privacyRights: {
      heading: 'Privacy: your rights',
      paragraphs: {
        rights:
          'You may read and correct your data at any time, withdraw your consent, and ask us to delete your account and profile. Write to {{email}}. What was already printed cannot be called back, and we keep records of payments as long as the law requires.',
        exposure:
          'We protect your data with care, and will tell you and the authorities if it should ever be exposed.',
      },
    },
    conduct: {
      heading: 'Conduct',
      paragraphs: {
        lead: 'Treat other families as you wish yours to be treated.',
      },
      points: {
        noHarassment: 'No harassment, insult, threat or discrimination.',
        acceptNo: 'A “no” is accepted at once and without reasons.',
        dowry: 'Asking for or giving dowry is a crime under Indian law and ends your membership.',
        noMachines:
          'No attempt to collect data by machine, to get round a limit, or to enter another account.',
      },
    },
    ending: {
      heading: 'Ending the membership',
      paragraphs: {
        leaving:
          'You may leave at any time. We may block or close an account that breaks these terms or endangers others; we tell you the reason unless the law forbids it.',
      },
    },
    liability: {
      heading: 'What we are answerable for',
      paragraphs: {
        members:
          'The trust brings families into contact. It is no party to what they agree and is not answerable for the conduct of members, for a marriage that does or does not come about, or for losses that arise from relying on a profile. Nothing here limits a liability that the law does not allow to be limited.',
        availability:
          'We work to keep the service available, but cannot promise that it is without interruption.',
      },
    },
    complaints: {
      heading: 'Complaints and grievances',
      paragraphs: {
        grievanceOfficer:
          'Write to the grievance officer of the trust at {{email}}. We confirm every complaint within 24 hours and answer it within 15 days. Complaints about photographs or about the safety of a person come first.',
      },
    },
    changes: {
      heading: 'Changes, and the law that applies',
      paragraphs: {
        noticeAndLaw:
          'When we change these terms in something that matters, we tell members by mail before it applies. The laws of India apply; the courts at the registered office of the trust decide.',
      },
    },
  },
} as const;
