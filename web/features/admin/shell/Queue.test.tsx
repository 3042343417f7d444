import type { listCases } from '../../../../contract/admin-cases.ts'
import { describe, expect, test, vi } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, refusal, reply } from '../../../testing/forms.tsx'
import { click, find, press } from '../../../testing/page.tsx'
import { button, eventually, settle } from '../../../testing/visit.tsx'
import { adminCall } from './admin-call.ts'
import { Queue } from './Queue.tsx'
import { queueQuery, useQueue } from './queue-query.ts'

type Row = { id: number }

const LIST = 'GET /api/admin/cases/'
const act = vi.fn<(row: Row) => void>()

const query = queueQuery<Row>(['things'], ({ cursor }) =>
  adminCall.page<typeof listCases>('GET', '/admin/cases/', { query: { ...(cursor && { cursor }) } }),
)

const Page = () => (
  <Queue
    label="Things"
    list={useQueue(query)}
    rowKey={({ id }) => id}
    to={({ id }) => `/admin/things/${id}`}
    rowShortcuts={[{ key: 'a', label: 'Take', act }]}
    empty={{ title: 'Nothing waits' }}
  >
    {({ id }) => `Thing ${id}`}
  </Queue>
)

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

const NEXT = '</api/admin/cases/?cursor=two>; rel="next"'
const inPages: MockReply = (() => {
  let asked = 0
  return async () => {
    asked += 1
    return asked === 1 ? Response.json(rows(1, 2), { headers: { link: NEXT } }) : Response.json(rows(3))
  }
})()

const open = async (answer: MockReply) => {
  act.mockReset()
  const opened = await openAdmin({
    at: '/admin/work',
    pages: [{ path: '/admin/work', element: <Page /> }],
    answers: { [LIST]: answer },
  })
  await settle()
  return opened
}
const focused = () => document.activeElement?.textContent

describe('a queue', () => {
  test('is walked with j and k and the arrows, and stops at its ends', async () => {
    await open(reply(rows(1, 2, 3)))
    await eventually(() => find('[data-row]'))
    const seen = ['j', 'j', 'ArrowDown', 'j', 'k', 'ArrowUp', 'k'].map((key) => {
      press(key)
      return focused()
    })
    expect(seen.map((text) => text?.at(-1))).toEqual(['1', '2', '3', '3', '2', '1', '1'])
  })

  test('has letters that act on the row with the focus, and on none without', async () => {
    await open(reply(rows(1, 2)))
    await eventually(() => find('[data-row]'))
    press('a', document.body)
    expect(act).not.toHaveBeenCalled()
    press('j')
    press('j')
    press('a')
    expect(act.mock.calls).toEqual([[{ id: 2 }]])
  })

  test('loads more at its end and focuses the first new row', async () => {
    await open(inPages)
    await eventually(() => find('[data-row]'))
    press('j')
    press('j')
    press('j')
    await eventually(() => expect(focused()).toBe('Thing 3'))
  })

  test('says that nothing waits', async () => {
    await open(reply([]))
    await eventually(() => expect(document.body.textContent).toContain('Nothing waits'))
  })

  test('that fails to load shows an error with a retry button', async () => {
    let isThere = false
    await open(() => (isThere ? reply(rows(1)) : refusal(503, 'busy', 'Busy.'))())
    await eventually(() => button('Try again'))
    isThere = true
    await click(button('Try again'))
    await eventually(() => expect(find('[data-row]').textContent).toBe('Thing 1'))
  })
})
