import { expect, test } from 'vitest'
import { specialDayProblems, weeklyProblems } from '../contract/hours-rules.ts'
import { limits } from '../contract/limits.ts'
import { indiaDate, openState } from '../contract/open-state.ts'
import { makeMarket } from './market.ts'

const now = new Date('2026-11-15T03:30:00Z')
const { providers } = makeMarket({ now })

test('the hours of every business are valid by the rules', () => {
  const broken = providers.filter(({ hours }) => {
    const problems = [weeklyProblems(hours.weekly), specialDayProblems(hours, indiaDate(now))]
    return problems.some((each) => Object.keys(each).length > 0)
  })
  expect(broken).toEqual([])
  expect(Math.max(...providers.map(({ hours }) => hours.special_days.length))).toBeLessThan(
    limits.hours.specialDays,
  )
})

test('the hours differ: lunch breaks, late evenings, days off, festivals, around the clock', () => {
  const count = (isSo: (hours: (typeof providers)[number]['hours']) => boolean) =>
    providers.filter(({ hours }) => isSo(hours)).length
  expect(count(({ weekly }) => weekly.some((day) => day.length > 1))).toBeGreaterThan(60)
  expect(
    count(({ weekly }) => weekly.some((day) => day.some(({ opens, closes }) => closes <= opens))),
  ).toBeGreaterThan(4)
  expect(count(({ weekly }) => weekly.some((day) => day.length === 0))).toBeGreaterThan(300)
  expect(count(({ special_days }) => special_days.length > 0)).toBeGreaterThan(200)
  expect(count((hours) => openState({ hours, closedOn: null }, now).nextChangeAt === null)).toBeGreaterThan(4)
})

test('the open state of sharma_sweets follows its hours', () => {
  const weekly = providers[0]?.hours.weekly
  expect(weekly?.map((day) => day.length)).toEqual([1, 0, 1, 1, 1, 1, 1])
  expect(weekly?.[0]).toEqual([{ opens: '06:00', closes: '21:30' }])
})
