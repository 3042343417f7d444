// docs/security.md lists every requirement of OWASP ASVS 5.0.0, levels 1 and 2, with correct counts.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')

const REQUIREMENTS = {
  1: `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
    4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
    7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1
    10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`,
  2: `1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1 1.4.2 1.4.3 1.5.2
    2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2
    4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4 5.1.1 5.2.3 5.4.1 5.4.2 5.4.3
    6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3
    6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1
    9.2.2 9.2.3 9.2.4 10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3 10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11
    10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3
    11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1 12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4
    13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5
    14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3 15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7
    16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3
    17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1 17.3.2`,
}
const requirements = Object.entries(REQUIREMENTS).flatMap(([level, ids]) =>
  ids.split(/\s+/).map((id) => ({ id, level })),
)

const STATES = ['met', 'not met', 'does not apply'] as const

const rowsIn = (chapter: string) =>
  [...chapter.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*) \|$/gm)].map(([, id = '', cells = '']) => {
    const [level = '', asked = '', state = '', how = ''] = cells.split(' | ')
    return { id, level, asked, state, how }
  })

const chapters = text
  .split(/^### V(?=\d)/m)
  .slice(1)
  .map((chapter) => ({ number: chapter.split(' ', 1)[0] ?? '', rows: rowsIn(chapter) }))
const rows = chapters.flatMap((chapter) => chapter.rows)

const anchors = new Set(
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  ),
)

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const count = (level: string) => requirements.filter((each) => each.level === level).length
  expect([count('1'), count('2'), new Set(requirements.map(({ id }) => id)).size]).toEqual([70, 183, 253])
})

test('every requirement has one row, with its level, in the table of its chapter', () => {
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
  const listed = rows.map(({ id, level }) => ({ id, level }))
  expect(listed.toSorted(byId)).toEqual(requirements.toSorted(byId))
  const misplaced = chapters.flatMap(({ number, rows: own }) =>
    own.filter(({ id }) => !id.startsWith(`${number}.`)),
  )
  expect(misplaced).toEqual([])
})

describe('a row', () => {
  test('says what is asked for, a state, and a reason', () => {
    expect(rows.filter(({ state }) => !STATES.some((each) => each === state))).toEqual([])
    expect(rows.filter(({ asked, how }) => asked.trim() === '' || how.trim() === '')).toEqual([])
  })

  test('that is met names a file, or a part of the page', () => {
    const names = /`[\w./-]+`|\]\(#/
    expect(rows.filter(({ state, how }) => state === 'met' && !names.test(how))).toEqual([])
  })
})

test('links within the page lead somewhere', () => {
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([])
})

const countsRow = (name: string, counts: string) =>
  new RegExp(`^\\| ${name} \\| ${counts.replaceAll('|', '\\|')} \\|$`, 'm')

test('the counts are those of the rows', () => {
  const countsOf = (some: typeof rows) =>
    STATES.map((state) => some.filter((row) => row.state === state).length).join(' | ')
  for (const { number, rows: own } of chapters)
    expect(text).toMatch(countsRow(`V${number} .+`, countsOf(own)))
  expect(text).toMatch(countsRow('all', countsOf(rows)))
})
