import { expect, test } from 'vitest'
import { openDesk } from '../../../testing/desk.tsx'
import { box, refusal, reply, seesToast, submit, unreached, write } from '../../../testing/forms.tsx'
import { inTurn } from '../../../testing/in-turn.ts'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import AnnouncementsPage from './AnnouncementsPage.tsx'

const LIST = 'GET /api/admin/announcements/'
const ANNOUNCE = 'POST /api/admin/announcements/'

test('sent again after a lost answer it is announced once, also when that answer never comes', async () => {
  const { server } = await openDesk({
    at: '/admin/announcements',
    pages: [{ path: '/admin/announcements', Component: AnnouncementsPage }],
    answers: { [LIST]: reply([]), [ANNOUNCE]: inTurn(unreached, refusal(409, 'already_done', 'x')) },
  })
  await eventually(() => box('text_en'))
  write({ text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।' })
  await submit()
  click(button('Announce it'))
  await eventually(() => find('dialog [role=alert]'))
  click(button('Announce it'))
  await seesToast('It stands at every bell now.')
  const [first, second] = server.calls(ANNOUNCE)
  expect(second).toEqual(first)
})
