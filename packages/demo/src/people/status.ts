import { addDays } from '@suchi/domain/basics';
import type { Random } from '../random.ts';
import { dayBetween } from './moments.ts';
import type { DemoDate, DemoGender, DemoMaritalStatus, DemoStatus } from './rows.ts';
import { demoCalendar } from './season.ts';

/** Rare traits that the demo shows. */
export type EdgeCase =
  'long_name' | 'twin' | 'seven_addresses' | 'no_photo' | 'no_mobile' | 'differently_abled' | 'abroad';

/** What is decided about a profile before its person is generated. */
export interface ProfilePlan {
  status: DemoStatus;
  gender: DemoGender;
  maritalStatus: Exclude<DemoMaritalStatus, 'married'>;
  serial: number | null;
  createdOn: DemoDate;
  isReactivated: boolean;
  isHidden: boolean;
  edgeCases: readonly EdgeCase[];
}

type Kind = Pick<ProfilePlan, 'gender' | 'maritalStatus'>;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const sections: readonly { serials: number[]; kind: Kind }[] = [
  { serials: range(1, 423), kind: { gender: 'Male', maritalStatus: 'Unmarried' } },
  { serials: range(431, 444), kind: { gender: 'Male', maritalStatus: 'Divorced' } },
  { serials: range(451, 827), kind: { gender: 'Female', maritalStatus: 'Unmarried' } },
  { serials: range(831, 842), kind: { gender: 'Female', maritalStatus: 'Divorced' } },
];

/** Late entries: the hall screen shows them, the index does not. */
const lateSerials: readonly { serials: number[]; kind: Kind }[] = [
  { serials: range(1001, 1007), kind: { gender: 'Male', maritalStatus: 'Unmarried' } },
  { serials: range(1021, 1029), kind: { gender: 'Female', maritalStatus: 'Unmarried' } },
  { serials: range(1301, 1306), kind: { gender: 'Female', maritalStatus: 'Unmarried' } },
];

/** How many printed serial numbers are now vacant or belong to a profile that is not searchable. */
const takenFromSections = { vacant: 12, married: 24, Blocked: 6, Pending: 5 };

/** How many profiles of each status have no serial number. */
const withoutSerial = { Active: 265, Pending: 57, Draft: 52, Rejected: 40, Blocked: 14, married: 36 };

/** Of the Active without serial number: how many are older than the cut-off, deactivated or reactivated. */
const activeBeforeCutOff = { deactivated: 64, reactivated: 46 };

const isPrintedLate = (serial: number) => serial > 1000;

function planPrinted(random: Random, today: DemoDate): ProfilePlan[] {
  const places = sections.flatMap(({ serials, kind }) => serials.map((serial) => ({ serial, kind })));
  const { vacant, married, Blocked, Pending } = takenFromSections;
  const fates: (DemoStatus | 'vacant')[] = [
    ...Array.from({ length: vacant }, () => 'vacant' as const),
    ...Array.from({ length: married }, () => 'married' as const),
    ...Array.from({ length: Blocked }, () => 'Blocked' as const),
    ...Array.from({ length: Pending }, () => 'Pending' as const),
  ];
  const late = lateSerials.flatMap(({ serials, kind }) =>
    serials.map((serial) => ({ serial, kind, fate: 'Active' as const })),
  );
  const printed = random
    .shuffle(places)
    .map((place, index) => ({ ...place, fate: fates[index] ?? ('Active' as const) }));
  return [...printed, ...late].flatMap(({ serial, kind, fate }) => {
    if (fate === 'vacant') return [];
    const isOld = !isPrintedLate(serial) && random.chance(0.07);
    return [
      {
        ...kind,
        status: fate,
        serial,
        createdOn: printedDate(random, today, { serial, isOld }),
        isReactivated: isOld,
        isHidden: false,
        edgeCases: [],
      },
    ];
  });
}

function printedDate(
  random: Random,
  today: DemoDate,
  { serial, isOld }: { serial: number; isOld: boolean },
): DemoDate {
  const { firstAccount, activationCutOff, numberedUntil } = demoCalendar(today);
  if (isOld) return dayBetween(random, firstAccount, addDays(activationCutOff, -1));
  if (isPrintedLate(serial)) return dayBetween(random, addDays(numberedUntil, 1), addDays(numberedUntil, 40));
  return dayBetween(random, activationCutOff, numberedUntil);
}

function chooseKind(random: Random): Kind {
  const gender: DemoGender = random.chance(0.52) ? 'Male' : 'Female';
  const widowed = gender === 'Male' ? 'Widower' : 'Widow';
  const status = random.weighted({ Unmarried: 86, Divorced: 8, widowed: 6 });
  return { gender, maritalStatus: status === 'widowed' ? widowed : status };
}

function planUnprinted(random: Random, today: DemoDate): ProfilePlan[] {
  const { firstAccount, activationCutOff, numberedUntil } = demoCalendar(today);
  return Object.entries(withoutSerial).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index): ProfilePlan => {
      const { deactivated, reactivated } = activeBeforeCutOff;
      const isOld = status === 'Active' && index < deactivated + reactivated;
      const isOpen = status === 'Pending' || status === 'Draft';
      const from = isOld ? firstAccount : isOpen ? addDays(today, -75) : addDays(numberedUntil, 1);
      const createdOn = dayBetween(random, from, isOld ? addDays(activationCutOff, -1) : addDays(today, -3));
      return {
        ...chooseKind(random),
        status: status as DemoStatus,
        serial: null,
        createdOn,
        isReactivated: isOld && index >= deactivated,
        isHidden: status === 'Active' && index >= count - 12,
        edgeCases: [],
      };
    }),
  );
}

const edgeCaseCounts: Readonly<Record<EdgeCase, number>> = {
  long_name: 4,
  twin: 2,
  seven_addresses: 1,
  no_photo: 14,
  no_mobile: 8,
  differently_abled: 16,
  abroad: 110,
};

/** Gives rare traits to Active profiles; a twin pair needs two women of the same section. */
function scatterEdgeCases(random: Random, plans: readonly ProfilePlan[], today: DemoDate): ProfilePlan[] {
  const candidates = random.shuffle(
    plans.flatMap(({ status, gender, serial, isHidden }, index) =>
      status === 'Active' && !isHidden && gender === 'Female' && serial !== null && serial < 843
        ? [index]
        : [],
    ),
  );
  const anyActive = random.shuffle(
    plans.flatMap(({ status }, index) => (status === 'Active' ? [index] : [])),
  );
  const traits = new Map<number, EdgeCase[]>();
  for (const [edgeCase, count] of Object.entries(edgeCaseCounts) as [EdgeCase, number][]) {
    const source = edgeCase === 'twin' || edgeCase === 'seven_addresses' ? candidates : anyActive;
    for (const index of source.splice(0, count)) traits.set(index, [...(traits.get(index) ?? []), edgeCase]);
  }
  return plans.map((plan, index) => {
    const edgeCases = traits.get(index) ?? [];
    return {
      ...plan,
      edgeCases,
      ...(edgeCases.includes('twin') ? { createdOn: addDays(today, -519), isReactivated: false } : {}),
    };
  });
}

/** The plans of all 1,300 profiles, oldest first, so that ids follow creation dates. */
export function planProfiles(random: Random, today: DemoDate): ProfilePlan[] {
  const plans = scatterEdgeCases(
    random,
    [...planPrinted(random, today), ...planUnprinted(random, today)],
    today,
  );
  return plans.toSorted(
    (a, b) => a.createdOn.localeCompare(b.createdOn) || (a.serial ?? 0) - (b.serial ?? 0),
  );
}
