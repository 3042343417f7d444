import { describe, expect, test } from 'vitest'
import { atWritingTime, dateText, isInSeason, occasionsBetween } from './calendar.ts'
import { makeRng } from '../tools/random.ts'

const day = (text: string) => new Date(`${text}T12:00:00+05:30`)

describe('the calendar', () => {
  test('has the dates of Chhath and Diwali', () => {
    const names = occasionsBetween(day('2025-10-19'), day('2025-10-28'), 'Bihar').map(
      ({ festival, day: date }) => `${festival.name.en} ${dateText(date, 'hi')}`,
    )
    expect(names).toEqual(['Diwali 20 अक्टूबर', 'Chhath 27 अक्टूबर'])
  })

  test('has Sarhul only in Jharkhand', () => {
    const inApril = (state: string) =>
      occasionsBetween(day('2025-03-31'), day('2025-04-02'), state).map(({ festival }) => festival.name.en)
    expect(inApril('Jharkhand')).toEqual(['Sarhul'])
    expect(inApril('Gujarat')).toEqual([])
  })

  test('sells litchi in June and not in December', () => {
    expect(isInSeason('Shahi litchi', day('2025-06-10'))).toBe(true)
    expect(isInSeason('Shahi litchi', day('2025-12-10'))).toBe(false)
    expect(isInSeason('arhar dal', day('2025-12-10'))).toBe(true)
  })

  test('has no post at night', () => {
    const rng = makeRng(1)
    const hours = Array.from(
      { length: 200 },
      () => atWritingTime(rng, day('2025-06-10')).getTime() / 3_600_000 + 5.5,
    )
    expect(hours.every((hour) => hour % 24 >= 7 && hour % 24 < 22)).toBe(true)
  })
})
