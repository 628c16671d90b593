/** What somebody who pays wants to know, and a payment provider asks for. */
export const moneyPages = {
  refunds: {
    title: 'Refunds and cancellation',
    lead: 'What you pay {{association}} for, and when you get it back.',
    sections: {
      offers: {
        heading: 'What can be bought',
        paragraphs: {
          subscriptionAndSuchi:
            'A subscription, which is the right to search online for one year, and the printed suchi. The price in rupees, and the last day of a subscription, are shown before you pay. Nothing renews by itself, and we keep no card.',
        },
      },
      fullRefund: {
        heading: 'You get the whole amount back',
        points: {
          notReceived: 'when money left your account and you did not receive what you paid for,',
          paidTwice: 'when you paid twice for the same thing,',
          cancelled: 'when you cancel an ordered suchi before it is handed to the carrier,',
          damaged: 'when the suchi arrives damaged and we cannot send another one.',
        },
      },
      notReturned: {
        heading: 'What is not returned',
        paragraphs: {
          begunOrRemoved:
            'A subscription that has begun is not returned: you stop whenever you wish by not using it, and it ends by itself. Fees are also not returned when a profile is withdrawn, or is removed because the Terms of Use were broken.',
        },
      },
      howToAsk: {
        heading: 'How to ask',
        paragraphs: {
          writeToUs:
            'Write to {{email}} within 30 days and give the day and the amount. We answer within two working days. The money goes back the way it came, usually within 7 working days.',
        },
      },
    },
  },
  shipping: {
    title: 'Shipping',
    lead: 'How the printed suchi reaches you. A subscription is not shipped; it works at once.',
    sections: {
      when: {
        heading: 'When',
        paragraphs: {
          onceAYear:
            'The book is printed once a year. Your order and the home page say from which day it is sent and how long that takes. Delivery is part of the price.',
        },
      },
      where: {
        heading: 'Where',
        paragraphs: {
          addressesInIndia:
            'To addresses in India, by post or courier. Please give the full address with its pincode and a mobile number that the carrier can call. You can change the address until the book is sent. If you live abroad, write to {{email}} before you order.',
        },
      },
      notArrived: {
        heading: 'If it does not arrive',
        paragraphs: {
          lateOrDamaged:
            'Write to {{email}} when it is a week late, or arrived damaged. We send another one, or return what you paid.',
        },
      },
    },
  },
} as const;
