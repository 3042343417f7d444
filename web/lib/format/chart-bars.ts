export const CHART_SIZE = { width: 300, height: 60 } as const
const GAP_SHARE = 0.2

export type DayCount = { day: string; count: number }
export type Bar = { day: string; x: number; y: number; width: number; height: number }

/** The highest day fills the box, and a small value has a minimum height. */
export const chartBars = (days: readonly DayCount[]): Bar[] => {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = CHART_SIZE.width / Math.max(1, days.length)
  return days.map(({ day, count }, at) => {
    const height = count === 0 ? 0 : Math.max(2, (count / most) * CHART_SIZE.height)
    return { day, x: at * step, y: CHART_SIZE.height - height, width: step * (1 - GAP_SHARE), height }
  })
}

export const totalCount = (days: readonly DayCount[]) => days.reduce((sum, { count }) => sum + count, 0)
