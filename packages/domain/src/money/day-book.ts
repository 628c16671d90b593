import type { LedgerAccount, LedgerPurpose } from './ledger.ts';

/** Transfers of the ledger, added up. */
export interface Movement {
  debit: LedgerAccount;
  credit: LedgerAccount;
  purpose: LedgerPurpose;
  count: number;
  amountPaise: number;
}

export interface Sum {
  count: number;
  amountPaise: number;
}

/** The treasurer's figures of a day or a range. The total is the income after refunds and before fees. */
export interface BookFigures {
  subscriptions: Sum;
  suchi: Sum;
  melawa: Sum;
  refunds: Sum;
  totalPaise: number;
  /** What was received, by the account it came into. */
  online: Sum;
  cash: Sum;
  bank: Sum;
}

const incomeFigures = {
  subscription_income: 'subscriptions',
  book_income: 'suchi',
  melawa_income: 'melawa',
} as const;
const channelFigures = { provider_receivable: 'online', cash_desk: 'cash', bank: 'bank' } as const;

type FigureName = Exclude<keyof BookFigures, 'totalPaise'>;

const isKey = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

/** The figures of some movements. Only what enters or leaves an income account counts. */
export function sumFigures(movements: readonly Movement[]): BookFigures {
  const figures: BookFigures = {
    subscriptions: { count: 0, amountPaise: 0 },
    suchi: { count: 0, amountPaise: 0 },
    melawa: { count: 0, amountPaise: 0 },
    refunds: { count: 0, amountPaise: 0 },
    totalPaise: 0,
    online: { count: 0, amountPaise: 0 },
    cash: { count: 0, amountPaise: 0 },
    bank: { count: 0, amountPaise: 0 },
  };
  const add = (name: FigureName, { count, amountPaise }: Sum, sign: 1 | -1) => {
    figures[name].count += sign * count;
    figures[name].amountPaise += sign * amountPaise;
  };
  for (const movement of movements) {
    const { debit, credit, purpose, amountPaise } = movement;
    if (isKey(incomeFigures, credit)) {
      figures.totalPaise += amountPaise;
      if (purpose === 'reversal') add('refunds', movement, -1);
      else add(incomeFigures[credit], movement, 1);
      if (isKey(channelFigures, debit)) add(channelFigures[debit], movement, 1);
    } else if (isKey(incomeFigures, debit)) {
      figures.totalPaise -= amountPaise;
      if (purpose === 'reversal') add(incomeFigures[debit], movement, -1);
      else add('refunds', movement, 1);
      if (isKey(channelFigures, credit)) add(channelFigures[credit], movement, -1);
    }
  }
  return figures;
}
