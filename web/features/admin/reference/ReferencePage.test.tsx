import { expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import { refusal, reply, expectToast, submit, fillIn } from '../../../testing/forms.tsx'
import { find } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import ReferencePage from './ReferencePage.tsx'

test('a category that was added but whose response was lost counts as added', async () => {
  const { router } = await openAdmin({
    at: '/admin/reference?open=new',
    pages: [{ path: '/admin/reference', Component: ReferencePage }],
    answers: {
      'GET /api/admin/categories/': reply([]),
      'POST /api/admin/categories/': refusal(409, 'already_done', 'x'),
    },
  })
  await eventually(() => find('dialog form'))
  fillIn({ title_en: 'Potters', title_hi: 'कुम्हार' })
  await submit(find('dialog form'))
  await expectToast('Saved. The change is on the site now.')
  expect(router.state.location.search).toBe('')
})
