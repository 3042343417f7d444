import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import en from '../../locales/en/ViewComments.json'
import { commentsReply, aReceivedComment } from '../../testing/comments.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find, focus, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import CommentsPage from './CommentsPage.tsx'
import type { ReceivedComment } from './comments.api.ts'

const READ = 'GET /api/view_comments/'
const BLOCKS = 'GET /api/blocks/'
const BLOCK = 'POST /api/blocks/'
const UNBLOCK = 'DELETE /api/blocks/5/'
const REPORT = 'POST /api/reports/'

const block = {
  id: 5,
  customer: 31,
  customer_name: 'Asha Kumari',
  reason: 'Rude',
  blocked_at: '2025-05-04T06:30:00Z',
}
const comments = [aReceivedComment(2), aReceivedComment(1)]

const open = async (answers: Record<string, MockReply>, received: readonly ReceivedComment[] = comments) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer({ [READ]: async () => commentsReply(received), [BLOCKS]: reply([]), ...answers })
  await openPage('/viewcomments', CommentsPage)
  await eventually(() => expect(document.querySelectorAll('li[id^=comment-]')).toHaveLength(received.length))
  await settle()
  return server
}

const named = (name: string) =>
  [...document.querySelectorAll('li[id^=comment-] button')].filter(
    (each) => each.getAttribute('aria-label') === name,
  )
const seesBlock = (count: number) => eventually(() => expect(named('Block: Asha Kumari')).toHaveLength(count))
const seesUnblock = (count: number) =>
  eventually(() => expect(named('Unblock: Asha Kumari')).toHaveLength(count))
const replyBoxes = () => document.querySelectorAll('[name=reply]').length
const reasonForm = () => find('dialog form') as HTMLFormElement

const askedAbout = (server: ReturnType<typeof mockServer>) =>
  server.calls(BLOCKS).flatMap(({ query }) => query['customer'] ?? [])

test('queries the blocks of the authors only', async () => {
  const other = aReceivedComment(3, { created_by: 32, created_by_name: 'Ravi' })
  const server = await open({}, [other, ...comments])
  await seesBlock(2)
  expect(askedAbout(server)).toEqual(['32,31'])
})

test('offers no actions about a deleted account', async () => {
  const server = await open({}, [aReceivedComment(1, { created_by: null, is_deleted: true })])
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Deleted user')
  expect(document.querySelectorAll('li button[aria-label]')).toHaveLength(0)
  expect(askedAbout(server)).toEqual([])
})

describe('blocking', () => {
  const ask = async (answer: MockReply, blocks: MockReply = reply([])) => {
    const server = await open({ [BLOCK]: answer, [BLOCKS]: blocks })
    await seesBlock(2)
    const [first] = named('Block: Asha Kumari')
    focus(first as HTMLElement)
    await click(first as Element)
    expect(reasonForm().textContent).toContain("Asha Kumari won't see your page")
    return server
  }

  test('needs a reason', async () => {
    const server = await ask(networkFailure)
    fillIn({ reason: '   ' })
    await submit(reasonForm())
    expect(errorAt('reason')).toBe('Please provide a reason for blocking')
    expect(document.activeElement).toBe(inputNamed('reason'))
    expect(server.calls(BLOCK)).toEqual([])
  })

  test('takes a reason of at most 255 characters', async () => {
    await ask(networkFailure)
    fillIn({ reason: 'x'.repeat(256) })
    await submit(reasonForm())
    expect(errorAt('reason')).toBe('Reason must be at most 255 characters.')
  })

  test('marks all comments of the customer and removes the reply form', async () => {
    const server = await ask(reply({ detail: '', ...block }, 201))
    fillIn({ reason: 'Rude' })
    await submit(reasonForm())
    await expectToast('Customer blocked successfully')
    await seesUnblock(2)
    expect(server.calls(BLOCK).map(({ body }) => body)).toEqual([{ customer: 31, reason: 'Rude' }])
    expect([queryDialog(), replyBoxes()]).toEqual([null, 0])
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(en.blockedNote)
    expect(document.activeElement).toBe(named('Unblock: Asha Kumari')[0])
  })

  test.each([
    ['the server fails', refusal(500, 'unexpected', 'no')],
    ['there is no connection', networkFailure],
  ])('displays the failure and keeps the reason when %s', async (_when, answer) => {
    await ask(answer)
    fillIn({ reason: 'Rude' })
    await submit(reasonForm())
    await eventually(() => expect(find('dialog [role=alert]').textContent).toBe('Failed to block customer'))
    expect(inputNamed('reason').value).toBe('Rude')
  })

  test('displays an existing block', async () => {
    const already = refusal(400, 'customer_already_blocked', 'Customer is already blocked')
    await ask(already, inSequence(reply([]), reply([]), reply([block])))
    fillIn({ reason: 'Rude' })
    await submit(reasonForm())
    await expectToast('Customer is already blocked')
    await seesUnblock(2)
    expect(queryDialog()).toBeNull()
  })

  test('is offered when the blocks fail to load', async () => {
    await open({ [BLOCKS]: networkFailure })
    await seesBlock(2)
    expect(replyBoxes()).toBe(2)
  })
})

describe('unblocking', () => {
  const end = async (answer: MockReply) => {
    const server = await open({ [BLOCKS]: reply([block]), [UNBLOCK]: answer })
    await seesUnblock(2)
    await click(named('Unblock: Asha Kumari')[0] as Element)
    return server
  }

  test('displays the reply form again', async () => {
    await end(reply({ detail: '' }))
    await expectToast('Customer unblocked successfully')
    await seesBlock(2)
    await eventually(() => expect(replyBoxes()).toBe(2))
  })

  test('succeeds when it was done in another window', async () => {
    const server = await end(refusal(404, 'not_found', 'no'))
    await expectToast('Customer unblocked successfully')
    await seesBlock(2)
    expect(server.calls(UNBLOCK)).toHaveLength(1)
  })

  test('displays a failure and keeps the block', async () => {
    await end(networkFailure)
    await expectToast('Failed to unblock customer')
    await seesUnblock(2)
    expect(replyBoxes()).toBe(0)
  })
})

describe('the blocked customers', () => {
  const rows = () => [...document.querySelectorAll('section li')].map((each) => each.textContent)

  test('can be unblocked when they have no comments', async () => {
    const server = await open(
      { [BLOCKS]: inSequence(reply([block]), reply([])), [UNBLOCK]: reply({ detail: '' }) },
      [],
    )
    expect(rows()).toEqual([expect.stringContaining('Asha KumariReason: RudeBlocked on 4th May 2025')])
    await click(find('[aria-label="Unblock: Asha Kumari"]'))
    await expectToast('Customer unblocked successfully')
    await eventually(() => expect(rows()).toEqual([]))
    expect(server.calls(UNBLOCK)).toHaveLength(1)
    expect(document.activeElement?.tagName).toBe('SECTION')
    expect(document.body.textContent).not.toContain(en.blockedCustomers.title)
  })

  test('can be retried when they fail to load', async () => {
    await open({ [BLOCKS]: inSequence(networkFailure, reply([block])) }, [])
    expect(document.body.textContent).toContain(en.blockedCustomers.failed)
    await click(find('section button'))
    await eventually(() => expect(rows()).toHaveLength(1))
  })

  test('stay when more fail to load', async () => {
    const headers = { link: '</api/blocks/?cursor=1>; rel="next"' }
    const first = async () => Response.json([block], { headers })
    await open({ [BLOCKS]: inSequence(first, networkFailure) }, [])
    await click(button(en.blockedCustomers.more))
    await eventually(() => expect(document.body.textContent).toContain(en.blockedCustomers.moreFailed))
    expect(rows()).toHaveLength(1)
    expect(document.body.textContent).not.toContain(en.blockedCustomers.failed)
  })
})

describe('reporting', () => {
  const form = () => find('dialog form') as HTMLFormElement
  const ask = async (answer: MockReply) => {
    const server = await open({ [REPORT]: answer })
    await click(named('Report: Asha Kumari')[1] as Element)
    await eventually(() => inputNamed('reason'))
    return server
  }

  test('needs a reason', async () => {
    const server = await ask(networkFailure)
    await submit(form())
    await eventually(() => expect(errorAt('reason')).toBe('Please provide a reason for reporting'))
    expect(server.calls(REPORT)).toEqual([])
  })

  test('names the comment and its author', async () => {
    const server = await ask(reply({ id: 1, detail: '', tracking_code: 'AAAA-BBBB-CCCC-DDDD' }, 201))
    fillIn({ reason: 'Insults', description: 'Insults my family.' })
    await submit(form())
    await eventually(() => expect(find('dialog').textContent).toContain('Report submitted successfully'))
    expect(server.calls(REPORT).map(({ body }) => body)).toEqual([
      { comment: 1, customer: 31, reason: 'Insults', description: 'Insults my family.' },
    ])
  })

  test('displays a failure and keeps the text', async () => {
    await ask(networkFailure)
    fillIn({ reason: 'Insults', description: 'Insults my family.' })
    await submit(form())
    await eventually(() =>
      expect(find('dialog [role=alert]').textContent).toContain('Failed to submit report'),
    )
    expect(inputNamed('reason').value).toBe('Insults')
  })
})
