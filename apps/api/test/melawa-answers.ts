import type { MelawaAnswerData, OwnMelawa, OwnPassState } from '@suchi/contracts/melawa';
import type { OwnPayment } from '@suchi/contracts/money';
import { askApi, type TestInstallation, waitUntil } from '@suchi/testing';
import { insertPerson, type Person, type PersonPlan } from './community.ts';
import { browserOf, orderOf } from './payments.ts';

/** The candidate, both parents and one more. */
const four: MelawaAnswerData = {
  is_coming: true,
  is_candidate_coming: true,
  parents: 2,
  others: 1,
  stage_wish: 'morning',
  is_from_far: false,
  has_small_child: false,
  shares_number: false,
  introduction: '',
};

/** The requests of one family. */
export function familyAt(server: TestInstallation, person: Pick<Person, 'token' | 'id'>) {
  const { token } = person;
  const ask = <Data>(path: string, body?: object) =>
    askApi<Data>(server.api.url, `/qe_melawa${path}`, { token, ...(body ? { body } : {}) });
  const browser = browserOf(server, person);
  const family = {
    ...person,
    ask,
    own: async () => (await ask<OwnMelawa | null>('/own')).data,
    answer: (changes: Partial<MelawaAnswerData> = {}) => ask<OwnMelawa>('/answer', { ...four, ...changes }),
    pass: async () => (await ask<OwnPassState>('/pass')).data.pass,
    begin: (amount: number) => ask<OwnPayment>('/pay', { amount }),
    /** Pays at the provider, and the browser comes back. */
    async pay(amount: number): Promise<OwnPayment> {
      const begun = await family.begin(amount);
      if (begun.code !== null) throw new Error(begun.code);
      await server.payments.control.pay(orderOf(begun));
      return (await browser.check(begun.data.id)).data;
    },
    waitForSeats: (seats: number) =>
      waitUntil(`${seats} seats`, async () => (await family.own())?.paid_seats === seats),
  };
  return family;
}

let families = 0;

/** With a mobile of its own: candidates of one family have the same. */
export async function insertFamily(server: TestInstallation, plan: PersonPlan = {}) {
  families += 1;
  const account = { mobile: `+9198111${String(10_000 + families)}`, ...plan.account };
  const person = await insertPerson(server, {
    subscription: null,
    ...plan,
    account,
    profile: { hall_consent: true, ...plan.profile },
  });
  return { ...familyAt(server, person), profileId: person.profileId };
}
