/** What is kept, who sees it, and what a person can ask for. */
export const privacyPage = {
  title: 'Privacy',
  lead: 'What {{association}} keeps about you and the candidate, who sees it, and what you can ask of us. It is part of the Terms of Use.',
  sections: {
    matrimonyOnly: {
      heading: 'For matrimony only',
      paragraphs: {
        purpose:
          'We keep personal facts for one purpose: that families of our community can find each other for marriage. We do not sell them, we show no advertisements, and no one may use them for anything else.',
      },
    },
    kept: {
      heading: 'What we keep',
      points: {
        account:
          'About your account: name, e-mail, mobile number, and your password in a form that no one can read back.',
        candidate:
          'About the candidate: what you enter in the profile, the photographs, and a video if you add one.',
        use: 'About your use: favourites, notes and blocks, which other members never see; numbers that were opened; payments and orders.',
        technical:
          'Technical records, such as the network address and the time of a request, which keep the service safe and which the law requires us to keep.',
        noIdentityPapers: 'No Aadhaar number and no image of an identity paper. We never ask for them.',
      },
    },
    seen: {
      heading: 'Who sees it',
      points: {
        beforeApproval: 'Before approval: you, and the volunteers who review the profile.',
        afterApproval:
          'After approval: signed-in members who may search. E-mail addresses and streets are not shown to them.',
        mobileNumber:
          'Your mobile number: members with a valid subscription, with one tap each. Every tap is recorded, and you can see in your settings who it was.',
        printedSuchi:
          'The printed suchi: everyone who has the book. It shows your mobile numbers, the e-mail of the profile and your first address. You can leave out the street: tick this in the form, under Addresses.',
        hallScreen: 'The screen at the melawa: everyone in the hall, and only while you agree to it.',
        helpersAndLaw:
          'Those who carry out payment, delivery and mail for us see what that needs, and no more. A court or an authority sees what the law obliges us to show.',
      },
    },
    notChecked: {
      heading: 'What we do not check',
      paragraphs: {
        volunteers:
          'Volunteers read every profile, but they do not verify identity, age, income, education, health or earlier marriages. The person who enters a profile confirms that it is true and that the candidate agrees to it.',
      },
    },
    rights: {
      heading: 'What you can ask for',
      paragraphs: {
        howToAsk:
          'Write to {{email}}. It costs nothing, and withdrawing your consent is as easy as giving it.',
      },
      points: {
        correction:
          'To know what we keep about you, and to have it corrected. Most of it you can read and change yourself.',
        leaveSearch:
          'To be taken out of the search at once: pause the profile in your settings, under Married or pause.',
        copyOrErasure:
          'To get a copy of it, or to have account and profile erased. The office does both for you. What is already printed cannot be recalled, and payment records stay as long as the law requires.',
        complaint:
          'To complain to our grievance officer, and after that to the Data Protection Board of India.',
      },
    },
    exposure: {
      heading: 'If something goes wrong',
      paragraphs: {
        notice:
          'Should your data ever be exposed, we tell you and the authorities without delay what happened and what to do.',
      },
    },
  },
} as const;
