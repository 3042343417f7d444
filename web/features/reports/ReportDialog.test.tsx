import { within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ruleText } from '../../../contract/rule-texts.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { click, find, fire, type } from '../../testing/page.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { ReportDialog } from './ReportDialog.tsx'

const SEND = 'POST /api/reports/'
const CODE = '7KQ2-M9XA-4TRD-0WEH'
const sent = reply({ id: 1, detail: 'Report submitted successfully', tracking_code: CODE }, 201)
const STRANGER = { reporter_name: 'Asha Kumari', reporter_email: 'asha@example.com' }

type Target = Parameters<typeof ReportDialog>[0]['target']

const open = async (answer: MockReply = sent, target: Target = { kind: 'post', id: 12 }) => {
  const server = mockServer({ [SEND]: answer })
  const onClose = vi.fn<() => void>()
  await openPage('/', () => <ReportDialog target={target} onClose={onClose} />)
  return { onClose, sentReports: () => server.calls(SEND) }
}

const choose = (option: string, name = 'reason') => {
  const list = find(`select[name=${name}]`) as HTMLSelectElement
  list.value = option
  act(() => void list.dispatchEvent(new Event('change', { bubbles: true })))
}
const fill = (given: Record<string, string> = {}) => {
  choose('scam')
  fillIn({ description: 'They ask for money first.', ...given })
}
const errorAtReason = () => {
  const id = find('[name=reason]').getAttribute('aria-describedby')?.split(' ')[0]
  return document.getElementById(id ?? '')?.textContent
}
const alert = () => find('[role=alert]').textContent
const words = () => document.body.textContent

describe('a visitor', () => {
  test('sends reason, description, name and e-mail', async () => {
    const { sentReports } = await open()
    expect(find('h2').textContent).toBe('Report Post')
    fill(STRANGER)
    await submit()
    expect(sentReports()[0]?.body).toEqual({
      blog: 12,
      reason: 'scam',
      description: 'They ask for money first.',
      ...STRANGER,
    })
  })

  test('sends the urgency that was chosen', async () => {
    const { sentReports } = await open()
    fill(STRANGER)
    choose('intimate_image', 'urgency')
    await submit()
    expect(sentReports()[0]?.body).toMatchObject({ urgency: 'intimate_image' })
  })

  test('selects one of the reasons, without a default', async () => {
    await open()
    expect(
      within(find('[name=reason]'))
        .queryAllByRole<HTMLOptionElement>('option')
        .map((each) => each.value),
    ).toEqual(['', 'spam', 'inappropriate', 'harassment', 'scam', 'other'])
    expect((find('select') as HTMLSelectElement).value).toBe('')
  })

  test('sees the missing fields, and sends nothing', async () => {
    const { sentReports } = await open()
    await submit()
    expect(errorAtReason()).toBe('Please provide a reason for reporting')
    expect(['description', 'reporter_name', 'reporter_email'].map(errorAt)).toEqual([
      ruleText('required'),
      ruleText('required'),
      'Email is required.',
    ])
    expect(document.activeElement).toBe(find('[name=reason]'))
    fillIn({ reporter_email: 'asha at example', description: 'x'.repeat(501) })
    await submit()
    expect(errorAt('reporter_email')).toBe('Invalid email format.')
    expect(errorAt('description')).toBe('Description must be at most 500 characters.')
    expect(words()).toContain('501 of 500 characters')
    expect(sentReports()).toEqual([])
  })
})

describe('a signed-in user', () => {
  test('sends neither name nor e-mail', async () => {
    signIn('customer', 'asha')
    const { sentReports } = await open(sent, { kind: 'provider', id: 7 })
    expect(find('h2').textContent).toBe('Report Provider')
    expect(document.querySelector('[name=reporter_name]')).toBeNull()
    fill()
    await submit()
    expect(sentReports()[0]?.body).toEqual({
      provider: 7,
      reason: 'scam',
      description: 'They ask for money first.',
    })
  })

  test('reports a comment and its author with a free text', async () => {
    signIn('provider', 'sharma_sweets')
    const { sentReports } = await open(sent, { kind: 'comment', id: 5, customerId: 31 })
    expect(find('h2').textContent).toBe('Report Comment')
    await submit()
    expect(errorAt('reason')).toBe('Please provide a reason for reporting')
    fillIn({ reason: 'x'.repeat(256), description: 'Again and again.' })
    await submit()
    expect(errorAt('reason')).toBe('Reason must be at most 255 characters.')
    fillIn({ reason: 'Rude words' })
    await submit()
    expect(sentReports()[0]?.body).toEqual({
      comment: 5,
      customer: 31,
      reason: 'Rude words',
      description: 'Again and again.',
    })
  })

  test('enters name and e-mail after the session ended, and keeps the text', async () => {
    signIn('customer', 'asha')
    const { sentReports } = await open(() => {
      if (localStorage.getItem('access_token')) {
        localStorage.clear()
        window.dispatchEvent(new Event('storage'))
      }
      return sentReports().length > 1
        ? sent()
        : reply({ reporter_name: [ruleText('required')], reporter_email: ['Email is required.'] }, 400)()
    })
    fill()
    await submit()
    await eventually(() => expect(errorAt('reporter_email')).toBe('Email is required.'))
    expect(inputNamed('description').value).toBe('They ask for money first.')
    fillIn(STRANGER)
    await submit()
    expect(sentReports()[1]?.body).toMatchObject({ ...STRANGER, reason: 'scam' })
  })
})

describe('a report that is sent', () => {
  test('displays the tracking code, a link to it and a button to copy that', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }))
    const { onClose } = await open()
    fill(STRANGER)
    await submit()
    await eventually(() =>
      expect(find('[role=status]').textContent).toContain('Report submitted successfully'),
    )
    expect(words()).toContain(CODE)
    expect(find(`a[href="/report/${CODE}"]`).textContent).toBe('Track report')
    expect(document.activeElement?.textContent).toBe('Close')
    await click(button('Copy link'))
    await eventually(() => button('Link copied'))
    expect(copied.mock.calls[0]?.[0]).toMatch(new RegExp(`^http.*/report/${CODE}$`))
    await click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('was sent once after a double click', async () => {
    const { sentReports } = await open()
    fill(STRANGER)
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await submit()
    expect(sentReports()).toHaveLength(1)
  })
})

describe('displays the failure and keeps the text when', () => {
  test.each([
    ['there is no connection', networkFailure, /No internet/],
    ['the server is in trouble', reply({}, 500), /[Tt]ry again in a moment/],
    ['there were too many', refusal(429, 'too_many', 'Too many'), /reported several times already/],
    ['it is gone', refusal(404, 'not_found', 'Not found.'), /no longer on Haat/],
  ])('%s', async (_, answer, why) => {
    await open(answer)
    fill(STRANGER)
    await submit()
    await eventually(() => expect(alert()).toContain('Failed to submit report'))
    expect(alert()).toMatch(why)
    expect(inputNamed('description').value).toBe('They ask for money first.')
  })

  test('it is sent again: the same idempotency key for the same text', async () => {
    let isReached = false
    const { sentReports } = await open(() => (isReached ? sent() : networkFailure()))
    fill(STRANGER)
    await submit()
    await submit()
    type(inputNamed('description'), 'Something else.')
    isReached = true
    await submit()
    const keys = sentReports().map(({ key }) => key)
    expect(keys[0]).toMatch(/^visitor-[0-9a-f]{32}$/)
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })
})
