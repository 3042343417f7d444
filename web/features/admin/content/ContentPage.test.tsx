import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import {
  type MockReply,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { find, press } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import ContentPage from './ContentPage.tsx'

const LIST = 'GET /api/admin/content/'
const READ = 'GET /api/admin/content/post/5/'
const DECIDE = 'POST /api/admin/content/post/5/decide/'
const RESTORE = 'POST /api/admin/content/post/5/restore/'
const DONE = reply({ detail: '' })

const gold = {
  id: 5,
  kind: 'post',
  title: 'Gold for nothing',
  post_id: 5,
  provider_id: 7,
  rating: null,
  account_id: 7,
  account_name: 'Sharma Sweets',
  visibility: 'shown',
  created_at: '2026-03-14T06:30:00Z',
}
const listed = { ...gold, beginning: 'Pay first' }
const whole = {
  ...gold,
  content: 'Pay first, and wait.',
  reply: null,
  images: [],
  videos: [],
  account_standing: 'active',
  case_id: 9,
  report_count: 2,
  decisions: [],
  choices: ['hide', 'remove'],
}

const open = async (at: string, answers: Record<string, MockReply> = {}, session = aStaffSession()) => {
  const opened = await openAdmin({
    at,
    pages: [{ path: '/admin/content', Component: ContentPage }],
    answers: { [LIST]: reply([listed]), [READ]: reply(whole), ...answers },
    session: reply(session),
  })
  await eventually(() => find('[data-row]'))
  return opened
}
test('a review shows its stars, its writer and its business, and where it is on the site', async () => {
  const review = {
    ...whole,
    kind: 'review',
    title: 'Gupta Tailors',
    post_id: null,
    provider_id: 12,
    rating: 2,
  }
  await open('/admin/content?kind=review&open=5', { 'GET /api/admin/content/review/5/': reply(review) })
  const panel = await eventually(() => screen.getByRole('region', { name: 'Review' }))
  expect(panel.textContent).toContain('2 out of 5 stars')
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/admin/people/7', '/admin/people/12', '/providerprofile/12#reviews']),
  )
})

test('a need shows which businesses were asked and skipped, with the reasons', async () => {
  const provider = { asked_at: gold.created_at, distance_km: 12.4, previously_asked_at: null }
  const asking = {
    asked: [
      { ...provider, provider_id: 7, name: 'Sharma Sweets', reason: 'first', state: 'replied' },
      { ...provider, provider_id: 8, name: null, reason: 'few_replies', state: 'waiting' },
    ],
    skipped: [
      {
        provider_id: 9,
        name: 'Gupta Sweets',
        skipped_at: gold.created_at,
        reason: 'radius',
        distance_km: 55.4,
      },
    ],
  }
  await open('/admin/content?kind=need&open=5', {
    'GET /api/admin/content/need/5/': reply({ ...whole, kind: 'need', post_id: null, provider_id: null }),
    'GET /api/admin/needs/5/asking/': reply(asking),
  })
  const rowsOf = async (name: string) => {
    const list = await eventually(() => screen.getByRole('region', { name }))
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  const [first, second] = await rowsOf('2 businesses asked')
  for (const text of ['Sharma Sweets', '12 km away', 'among the first', 'first time', 'replied'])
    expect(first).toContain(text)
  for (const text of ['few replies came', 'no reply yet']) expect(second).toContain(text)
  expect(await rowsOf('Nearest businesses that were skipped')).toEqual([
    'Gupta Sweets 55 km away · too far away',
  ])
})

const isAsked = () => document.querySelector('dialog[open]') !== null

test('the URL has the filter: kind, text, visibility and account', async () => {
  const { server } = await open('/admin/content?kind=comment&q=thag&visibility=hidden&account=7')
  expect(server.calls(LIST)[0]?.query).toEqual({
    kind: 'comment',
    lang: 'en',
    q: 'thag',
    visibility: 'hidden',
    account: '7',
  })
})

describe('in the list', () => {
  test('h hides the row in hand, with a reason, and once however often it is sent', async () => {
    const { server } = await open('/admin/content', { [DECIDE]: inSequence(networkFailure, DONE) })
    press('h', document.body)
    expect(isAsked()).toBe(false)
    press('j', document.body)
    press('h')
    expect(find('dialog[open]').textContent).toContain('Gold for nothing')
    fillIn({ reason: 'Against the rules' })
    await submit(find('dialog form'))
    await submit(find('dialog form'))
    await expectToast('It is hidden.')
    const [first, second] = server.calls(DECIDE)
    expect(first).toMatchObject({
      body: { decision: 'hide', reason: 'Against the rules' },
      key: expect.any(String),
    })
    expect(second).toEqual(first)
    expect(server.calls(LIST)).toHaveLength(2)
  })

  test('r restores hidden content, and does nothing with visible content', async () => {
    const { server } = await open('/admin/content', {
      [LIST]: reply([listed, { ...listed, id: 6 }, { ...listed, visibility: 'hidden' }]),
      [RESTORE]: DONE,
    })
    press('j', document.body)
    press('r')
    expect(isAsked()).toBe(false)
    press('j')
    press('j')
    press('r')
    fillIn({ reason: 'A mistake' })
    await submit(find('dialog form'))
    expect(server.calls(RESTORE)).toMatchObject([{ body: { reason: 'A mistake' }, key: expect.any(String) }])
  })

  test('no key acts for staff who may only look', async () => {
    await open('/admin/content', {}, aStaffSession({ rights: ['see_content'] }))
    press('j', document.body)
    press('h')
    expect(isAsked()).toBe(false)
  })
})

describe('beside the list', () => {
  test('an open item is complete, with its author and its case, and the shortcuts act on it', async () => {
    const { server } = await open('/admin/content?open=5', { [DECIDE]: DONE })
    await eventually(() => expect(find('main').textContent).toContain('Pay first, and wait.'))
    expect(find('a[href="/admin/people/7"]').textContent).toBe('Sharma Sweets')
    expect(find('a[href="/admin/cases/9"]').textContent).toBe('2 reports')
    press('x', document.body)
    fillIn({ reason: 'Fraud' })
    await submit(find('dialog form'))
    await expectToast('It is removed.')
    expect(server.calls(DECIDE)).toMatchObject([{ body: { decision: 'remove', reason: 'Fraud' } }])
    expect(server.calls(READ)).toHaveLength(2)
  })

  test('a missing item says so, and the list stays', async () => {
    await open('/admin/content?open=5', { [READ]: refusal(404, 'not_found', 'Not found.') })
    await eventually(() => expect(find('main').textContent).toContain('This no longer exists.'))
  })
})
