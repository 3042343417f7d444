import { expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import {
  inputNamed,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import AnnouncementsPage from './AnnouncementsPage.tsx'

const LIST = 'GET /api/admin/announcements/'
const ANNOUNCE = 'POST /api/admin/announcements/'

test('sent again after a lost response it is announced once, also when the response never arrives', async () => {
  const { server } = await openAdmin({
    at: '/admin/announcements',
    pages: [{ path: '/admin/announcements', Component: AnnouncementsPage }],
    answers: { [LIST]: reply([]), [ANNOUNCE]: inSequence(networkFailure, refusal(409, 'already_done', 'x')) },
  })
  await eventually(() => inputNamed('text_en'))
  fillIn({ text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।' })
  await submit()
  await click(button('Publish announcement'))
  await eventually(() => find('dialog [role=alert]'))
  await click(button('Publish announcement'))
  await expectToast('The announcement is out.')
  const [first, second] = server.calls(ANNOUNCE)
  expect(second).toEqual(first)
})
