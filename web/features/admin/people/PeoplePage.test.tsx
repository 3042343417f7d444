import { describe, expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, inputNamed, reply, expectToast, submit, fillIn } from '../../../testing/forms.tsx'
import { find, press } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import PeoplePage from './PeoplePage.tsx'

const LIST = 'GET /api/admin/people/'
const VERIFY = 'POST /api/admin/people/7/verified/'

const sharma = {
  id: 7,
  kind: 'provider',
  name: 'Ramesh Sharma',
  username: 'sharma_sweets',
  business_name: 'Sharma Sweets',
  business_category: 'Sweets & Bakery',
  district: 'Gaya',
  standing: 'suspended',
  until: '2026-03-20T06:30:00Z',
  verified: false,
  created_at: '2025-05-03T06:30:00Z',
}

const open = async (at: string, answers: Record<string, MockReply> = {}, session = aStaffSession()) => {
  const opened = await openAdmin({
    at,
    pages: [{ path: '/admin/people', Component: PeoplePage }],
    answers: { [LIST]: reply([sharma]), ...answers },
    session: reply(session),
  })
  await eventually(() => find('[data-row]'))
  return opened
}

describe('the search', () => {
  test('/ focuses the search box, Enter searches, and the next key is for the list', async () => {
    const { server, router } = await open('/admin/people')
    press('/', document.body)
    expect(document.activeElement).toBe(inputNamed('q'))
    fillIn({ q: '  शर्मा ' })
    await submit()
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent('शर्मा')}`)
    expect(server.calls(LIST).at(-1)?.query).toEqual({ kind: 'provider', lang: 'en', q: 'शर्मा' })
    await eventually(() => find('[data-row]'))
    press('j', document.body)
    expect(document.activeElement?.textContent).toContain('Sharma Sweets')
  })

  test('2 searches customers for the same text', async () => {
    const { server } = await open('/admin/people?q=asha&verified=1')
    press('2', document.body)
    await eventually(() =>
      expect(server.calls(LIST).at(-1)?.query).toEqual({ kind: 'customer', lang: 'en', q: 'asha' }),
    )
  })

  test('the URL has the filter: kind, text, status and badge', async () => {
    const { server } = await open('/admin/people?q=x&standing=suspended&verified=0&kind=unknown')
    expect(server.calls(LIST)[0]?.query).toEqual({
      kind: 'provider',
      lang: 'en',
      q: 'x',
      standing: 'suspended',
      verified: 'false',
    })
  })
})

test('a row has the name and status of a person, and links to them', async () => {
  await open('/admin/people?q=sharma')
  const row = find('[data-row]')
  for (const text of ['Sharma Sweets', 'Ramesh Sharma', 'Gaya', 'Suspended until 20th March 2026'])
    expect(row.textContent).toContain(text)
  expect(row.getAttribute('href')).toBe('/admin/people/7?q=sharma')
})

describe('v on a row', () => {
  test('gives the badge', async () => {
    const { server } = await open('/admin/people', { [VERIFY]: reply({ detail: '' }) })
    press('j', document.body)
    press('v')
    await expectToast('The business is verified.')
    expect(server.calls(VERIFY)).toMatchObject([{ body: { verified: true } }])
    expect(server.calls(LIST)).toHaveLength(2)
  })

  test('need not wait for the row before, and is done once to each', async () => {
    const first = Promise.withResolvers<Response>()
    const { server } = await open('/admin/people', {
      [LIST]: reply([sharma, { ...sharma, id: 8, business_name: 'Gupta Cloth' }]),
      [VERIFY]: () => first.promise,
      'POST /api/admin/people/8/verified/': reply({ detail: '' }),
    })
    press('j', document.body)
    press('v')
    press('v')
    press('j')
    press('v')
    await eventually(() => expect(server.calls('POST /api/admin/people/8/verified/')).toHaveLength(1))
    first.resolve(Response.json({ detail: '' }))
    await expectToast('The business is verified.')
    expect(server.calls(VERIFY)).toHaveLength(1)
  })

  test('does nothing for staff who may only look', async () => {
    const { server } = await open('/admin/people', {}, aStaffSession({ rights: ['see_people'] }))
    press('j', document.body)
    press('v')
    expect(server.calls(VERIFY)).toEqual([])
  })
})

test('an empty result says so', async () => {
  await openAdmin({
    at: '/admin/people?q=zzz',
    pages: [{ path: '/admin/people', Component: PeoplePage }],
    answers: { [LIST]: reply([]) },
  })
  await eventually(() => expect(document.body.textContent).toContain('No accounts found.'))
})
