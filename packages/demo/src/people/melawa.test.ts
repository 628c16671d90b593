import { readFamilies, addOperations, emptyDoorLog } from '@suchi/domain/melawa';
import { describe, expect, it } from 'vitest';
import { demoSeasons } from './season.ts';
import { community, editions, today } from './test/sample-community.ts';

const { melawaEvents, melawaAnswers, melawaDesks, melawaOperations } = community;
const answersOf = (edition: number) => melawaAnswers.filter((answer) => answer.edition === edition);

describe('the melawas of the demo', () => {
  it('are last season’s and this season’s, with answers of families of each', () => {
    expect(melawaEvents.map(({ edition }) => edition)).toEqual([editions.last, editions.current]);
    for (const { edition } of melawaEvents) expect(answersOf(edition).length).toBeGreaterThan(100);
    const once = new Set(melawaAnswers.map(({ edition, profile }) => `${edition} ${profile}`));
    expect(once.size).toBe(melawaAnswers.length);
  });

  it('have check-ins of last season only, each of a family that said yes', () => {
    const coming = answersOf(editions.last).filter(({ is_coming: isComing }) => isComing);
    const families = readFamilies(
      addOperations(
        emptyDoorLog,
        melawaOperations.map(({ operation }) => operation),
      ),
    );
    expect(families.size).toBe(melawaOperations.length);
    expect(families.size).toBeGreaterThan(80);
    expect(families.size).toBeLessThan(coming.length);
    const names = new Set(coming.map(({ profile }) => `p${profile}`));
    expect([...families.keys()].filter((family) => !names.has(family))).toEqual([]);
  });

  it('are over, or ahead: nothing happens after today', () => {
    const { last, current } = demoSeasons(today);
    expect(melawaOperations.every(({ happened_at: at }) => at.startsWith(last.event_date))).toBe(true);
    expect(melawaAnswers.every(({ answered_at: at }) => at.slice(0, 10) <= today)).toBe(true);
    expect(current.event_date > today).toBe(true);
    expect(melawaDesks).toHaveLength(3);
  });
});
