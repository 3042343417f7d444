// The search filter is computed in SQL, everything else in open-state.ts: both must agree.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateOf, indiaDay, openState, type Interval, type SavedHours } from '../../../contract/open-state.ts'
import { testServer } from '../../testing/test-server.ts'

const { db } = await testServer()

const drawsOf = (seed: number) => {
  let drawn = 0
  const below = (end: number) => {
    drawn += 1
    return Number.parseInt(hash('sha1', `${seed} ${drawn}`).slice(0, 8), 16) % end
  }
  return {
    int: (min: number, max: number) => min + below(max - min + 1),
    pick: <T>(...choices: [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0],
    chance: (percent: number) => below(100) < percent,
  }
}
type Draws = ReturnType<typeof drawsOf>

const two = (part: number) => String(part).padStart(2, '0')
// Few different minutes, so that times often touch.
const time = (draws: Draws) => `${two(draws.int(0, 23))}:${draws.pick('00', '00', '30', '59')}`
const closing = (draws: Draws) => (draws.chance(15) ? '24:00' : time(draws))
const intervals = (draws: Draws): Interval[] =>
  Array.from({ length: draws.pick(0, 1, 1, 2, 3) }, () => ({ opens: time(draws), closes: closing(draws) }))

const START = indiaDay(new Date('2026-11-01T00:00:00Z'))

const provider = (draws: Draws) => {
  const specialDaysIn100 = draws.pick(0, 0, 20, 50)
  const hours: SavedHours = {
    weekly: Array.from({ length: 7 }, () => intervals(draws)),
    special_days: Array.from({ length: 10 }, (_, day) => day)
      .filter(() => draws.chance(specialDaysIn100))
      .map((day) => ({ date: dateOf(START + day), intervals: intervals(draws), note: '' })),
  }
  const closedOn = draws.chance(20) ? dateOf(START + draws.int(0, 9)) : null
  const at = new Date(
    Date.UTC(2026, 9, 31, 18, 30) + draws.int(0, 10 * 48) * 1_800_000 + draws.pick(0, 0, 59_999),
  )
  return { hours: draws.chance(5) ? null : hours, closed_on: closedOn, at: at.toISOString() }
}

test('SQL and contract agree on whether a business is open', async () => {
  const draws = drawsOf(2_111)
  const providers = Array.from({ length: 4_000 }, () => provider(draws))
  const { rows } = await sql<{ isOpen: boolean | null }>`
    select is_open_at(hours, closed_on, at) as "isOpen"
    from rows from (jsonb_to_recordset(${JSON.stringify(providers)}::jsonb) as (hours jsonb, closed_on date, at timestamptz))
      with ordinality as shop (hours, closed_on, at, n)
    order by n`.execute(db)
  const differing = providers.filter(({ hours, closed_on, at }, n) => {
    return openState({ hours, closedOn: closed_on }, new Date(at)).isOpen !== rows[n]?.isOpen
  })
  expect(rows).toHaveLength(providers.length)
  expect(differing).toEqual([])
  expect(new Set(rows.map(({ isOpen }) => isOpen))).toEqual(new Set([true, false, null]))
})

test('the state stays the same until the next change and differs after it', () => {
  const draws = drawsOf(2_112)
  const wrong = Array.from({ length: 2_000 }, () => provider(draws)).filter(({ hours, closed_on, at }) => {
    const stateAt = (moment: number) => openState({ hours, closedOn: closed_on }, new Date(moment))
    const now = Date.parse(at)
    const { isOpen, nextChangeAt } = stateAt(now)
    const end = nextChangeAt?.getTime() ?? now + 30 * 86_400_000
    const moments = Array.from({ length: 40 }, (_, n) => now + Math.floor(((end - 1 - now) * n) / 39))
    const isSameUntilThen = moments.every((moment) => stateAt(moment).isOpen === isOpen)
    return !isSameUntilThen || (nextChangeAt && stateAt(end).isOpen === isOpen)
  })
  expect(wrong).toEqual([])
})
