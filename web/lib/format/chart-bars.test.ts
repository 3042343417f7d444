import { expect, test } from 'vitest'
import { chartBars, CHART_SIZE, totalCount } from './chart-bars.ts'

const days = (...counts: number[]) => counts.map((count, at) => ({ day: `2026-03-0${at + 1}`, count }))

test('scales the bars to the highest day', () => {
  expect(chartBars(days(10, 5)).map(({ y, height }) => [y, height])).toEqual([
    [0, CHART_SIZE.height],
    [CHART_SIZE.height / 2, CHART_SIZE.height / 2],
  ])
})

test('places the days side by side inside of the box', () => {
  const bars = chartBars(days(1, 2, 3))
  expect(bars.map(({ x }) => x)).toEqual([0, 100, 200])
  expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeLessThanOrEqual(CHART_SIZE.width)
})

test('omits empty days and gives small values a minimum height', () => {
  expect(chartBars(days(0, 1, 10_000)).map(({ height }) => height)).toEqual([0, 2, CHART_SIZE.height])
  expect(chartBars(days(0, 0)).every(({ height }) => height === 0)).toBe(true)
  expect(chartBars([])).toEqual([])
})

test('stacks values', () => expect(totalCount(days(1, 2, 3))).toBe(6))
