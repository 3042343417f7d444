import { screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import en from '../../locales/en/ViewRequests.json'
import { mockServer, openPage, refusal, networkFailure } from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find } from '../../testing/page.tsx'
import {
  aRequest,
  cells,
  rowNumbers,
  openRequests,
  requestsReply,
  expectRowNumbers,
  pageText,
} from '../../testing/requests.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import RequestsPage from './RequestsPage.tsx'

const READ = 'GET /api/contacts/'

test.each([null, 'customer' as const])(
  '%s is sent to the provider’s login, and nothing is loaded',
  async (role) => {
    if (role) signIn(role, 'asha')
    const server = mockServer({})
    const router = await openPage('/viewrequests', RequestsPage)
    await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
    expect(router.state.location.state.toast.text).toBe('You need to be logged in as a provider to continue.')
    expect(server.calls(READ)).toEqual([])
  },
)

describe('the table', () => {
  test('has the columns of the specification, and those for following up', async () => {
    await openRequests({ [READ]: requestsReply([aRequest(1)]) })
    await expectRowNumbers('1')
    expect(screen.queryAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Sl. No.',
      'Name',
      'Email ID',
      'Contact No',
      'Contact Date',
      'Status',
      'Note',
    ])
    const [, name, email, mobile, date] = cells()[0] ?? []
    expect([name, email, mobile, date]).toEqual([
      'Person 1',
      'person1@example.com',
      '+91 98765 43210CallWhatsApp',
      '3rd May 2025',
    ])
  })

  test('has links for calls, WhatsApp and e-mail', async () => {
    await openRequests({ [READ]: requestsReply([aRequest(1)]) })
    await expectRowNumbers('1')
    expect(
      within(screen.getByRole('table'))
        .queryAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['mailto:person1@example.com', 'tel:+919876543210', 'https://wa.me/919876543210'])
  })

  test('renders input as text', async () => {
    await openRequests({ [READ]: requestsReply([aRequest(1, { name: '<img src=x>', note: '<b>bold</b>' })]) })
    await eventually(() => expect(pageText()).toContain('<img src=x>'))
    expect(pageText()).toContain('<b>bold</b>')
    expect(document.querySelector('td img')).toBeNull()
  })

  test('displays an empty state', async () => {
    await openRequests({ [READ]: requestsReply([]) })
    await eventually(() => expect(pageText()).toContain('No requests found'))
    expect(screen.queryByRole('button', { name: en.download.do })).toBeNull()
  })
})

test('displays a row on a narrow screen, which opens the other data', async () => {
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
    )
  onTestFinished(() => phone.mockRestore())
  await openRequests({ [READ]: requestsReply([aRequest(1, { note: 'Calls on Monday' })]) })
  await eventually(() => expect(find('section li h2').textContent).toBe('Person 1'))
  const details = find('section li details') as HTMLDetailsElement
  expect(details.open).toBe(false)
  expect(find('section li summary').textContent).toBe('Person 13rd May 2025')
  const actions = [...document.querySelectorAll('section li :is(a, select)')].filter(
    (each) => !details.contains(each),
  )
  expect(actions.map((each) => each.getAttribute('href') ?? each.tagName)).toEqual([
    'tel:+919876543210',
    'https://wa.me/919876543210',
    'SELECT',
  ])
  await click(find('section li summary'))
  expect(details.open).toBe(true)
  for (const fact of [
    'Sl. No.1',
    'Email IDperson1@example.com',
    'Contact No+91 98765 43210',
    'Calls on Monday',
  ])
    expect(details.textContent).toContain(fact)
  expect(screen.queryByRole('table')).toBeNull()
})

describe('loading and failures', () => {
  test('displays a skeleton', async () => {
    await openRequests({ [READ]: () => new Promise(() => {}) })
    expect(find('output').textContent).toBe('Loading…')
  })

  test('displays a failed connection, and retries', async () => {
    await openRequests({ [READ]: inSequence(networkFailure, requestsReply([aRequest(1)])) })
    await eventually(() => expect(find('[role=alert]').textContent).toContain(en.failed + en.offline))
    await click(button('Try again'))
    await expectRowNumbers('1')
  })

  test('distinguishes a failure of the server', async () => {
    await openRequests({ [READ]: refusal(500, 'unexpected', 'no') })
    await eventually(() => expect(pageText()).toContain(en.failed))
    expect(pageText()).not.toContain(en.offline)
  })
})

describe('pages', () => {
  const link = (page: number) => `/api/contacts/?provider_id=7&page=${page}&up_to=25`
  const step = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name })

  test('count from the newest request of the first page', async () => {
    const { server, router } = await openRequests({
      [READ]: inSequence(
        requestsReply([aRequest(25)], { count: 12, next: link(2) }),
        requestsReply([aRequest(12)], { count: 12, previous: link(1) }),
      ),
    })
    await expectRowNumbers('1')
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    expect(pageText()).toContain('Page 1 of 2')
    await click(step('Next'))
    await expectRowNumbers('11')
    expect(router.state.location.search).toBe('?page=2&up_to=25')
    expect(server.calls(READ).map(({ query }) => query)).toEqual([
      { provider_id: '7', page: '1' },
      { provider_id: '7', page: '2', up_to: '25' },
    ])
    expect(document.activeElement).toBe(find('section'))
    await click(step('Previous'))
    await eventually(() => expect(router.state.location.search).toBe('?page=1&up_to=25'))
  })

  test('keep the rows, marked as busy, until the next page is loaded', async () => {
    await openRequests({
      [READ]: inSequence(
        requestsReply([aRequest(25)], { count: 12, next: link(2) }),
        () => new Promise(() => {}),
      ),
    })
    await expectRowNumbers('1')
    await click(step('Next'))
    await eventually(() => expect(find('section').getAttribute('aria-busy')).toBe('true'))
    expect(rowNumbers()).toEqual(['1'])
  })

  test('link to the newest requests', async () => {
    const { router } = await openRequests(
      { [READ]: requestsReply([aRequest(12)], { count: 12, previous: link(1) }) },
      '/viewrequests?page=2&up_to=25',
    )
    await eventually(() => expect(pageText()).toContain('Show the newest'))
    await click(screen.getByRole('link', { name: 'Show the newest' }))
    await eventually(() => expect(router.state.location.search).toBe(''))
  })

  test('link back from a page that is now empty', async () => {
    await openRequests(
      { [READ]: requestsReply([], { count: 3, previous: link(1) }) },
      '/viewrequests?page=9&up_to=25',
    )
    await eventually(() => expect(pageText()).toContain('No requests found'))
    expect(pageText()).toContain(en.emptyPage)
    expect(step('Previous').getAttribute('href')).toBe('/viewrequests?page=1&up_to=25')
  })

  test('ignore an invalid query string', async () => {
    const { server } = await openRequests(
      { [READ]: requestsReply([aRequest(1)]) },
      '/viewrequests?page=-2&up_to=x',
    )
    await expectRowNumbers('1')
    expect(server.calls(READ).at(-1)?.query).toEqual({ provider_id: '7', page: '1' })
  })
})
