// What a provider does with its requests: a status, a note, a file.
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import en from '../../locales/en/ViewRequests.json'
import {
  type MockReply,
  inputNamed,
  errorAt,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find, fire, queryDialog } from '../../testing/page.tsx'
import {
  aRequest,
  cells,
  openRequests,
  requestsReply,
  expectRowNumbers,
  pageText,
} from '../../testing/requests.tsx'
import { button, eventually, settle } from '../../testing/visit.tsx'
import type { ContactRequest } from './contacts.api.ts'

const READ = 'GET /api/contacts/'
const CHANGE = 'PUT /api/contacts/1/'
const CSV = 'GET /api/contacts/csv/'

describe('how far the shop has come', () => {
  const choice = () => find('select') as HTMLSelectElement
  const choose = async (status: string) => {
    choice().value = status
    fire(choice(), new Event('change', { bubbles: true }))
    await settle()
  }

  test('is one of five, and is saved when it is chosen', async () => {
    const { server } = await openRequests({
      [READ]: requestsReply([aRequest(1)]),
      [CHANGE]: reply(aRequest(1, { status: 'won' })),
    })
    await expectRowNumbers('1')
    expect([...choice().options].map((each) => each.textContent)).toEqual([
      'New',
      'Contacted',
      'Deal done',
      'No deal',
      'Spam',
    ])
    await choose('won')
    await eventually(() => expect(choice().value).toBe('won'))
    expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([{ status: 'won' }])
  })

  test('saves the last of two quick choices', async () => {
    const sent: ((status: ContactRequest['status']) => void)[] = []
    const { server } = await openRequests({
      [READ]: requestsReply([aRequest(1)]),
      [CHANGE]: () =>
        new Promise((resolve) => sent.push((status) => resolve(Response.json(aRequest(1, { status }))))),
    })
    await expectRowNumbers('1')
    await choose('contacted')
    await choose('won')
    expect(server.calls(CHANGE)).toHaveLength(1)
    sent[0]?.('contacted')
    await eventually(() => expect(server.calls(CHANGE)).toHaveLength(2))
    expect(choice().value).toBe('won')
    sent[1]?.('won')
    await settle()
    expect(choice().value).toBe('won')
  })

  test('goes back to what is saved when saving fails', async () => {
    await openRequests({ [READ]: requestsReply([aRequest(1)]), [CHANGE]: networkFailure })
    await expectRowNumbers('1')
    await choose('lost')
    await expectToast(en.changeFailed)
    expect(choice().value).toBe('new')
  })

  test('a request that is gone is said so, and leaves the list', async () => {
    await openRequests({
      [READ]: inSequence(requestsReply([aRequest(1)]), requestsReply([])),
      [CHANGE]: refusal(404, 'not_found', 'Not found.'),
    })
    await expectRowNumbers('1')
    await choose('lost')
    await expectToast('This request was deleted.')
    await eventually(() => expect(pageText()).toContain('No requests found'))
  })
})

describe('a note', () => {
  const dialog = queryDialog
  const openNote = async (answer: MockReply, given: Partial<ContactRequest> = {}) => {
    const opened = await openRequests({ [READ]: requestsReply([aRequest(1, given)]), [CHANGE]: answer })
    await expectRowNumbers('1')
    await click(button(given.note ? 'Edit note: Person 1' : 'Add note: Person 1'))
    return opened
  }

  test('is saved and displayed in the row', async () => {
    const { server } = await openNote(reply(aRequest(1, { note: 'Calls on Monday' })))
    fillIn({ note: 'Calls on Monday' })
    await submit()
    await expectToast('Note saved.')
    expect([dialog(), cells()[0]?.at(-1)]).toEqual([null, 'Calls on MondayEdit note'])
    expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([{ note: 'Calls on Monday' }])
  })

  test('can be deleted', async () => {
    const { server } = await openNote(reply(aRequest(1)), { note: 'Old' })
    expect(inputNamed('note').value).toBe('Old')
    fillIn({ note: '' })
    await submit()
    await eventually(() => expect(cells()[0]?.at(-1)).toBe('Add note'))
    expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([{ note: '' }])
  })

  test('has at most 500 characters', async () => {
    const { server } = await openNote(networkFailure)
    fillIn({ note: 'न'.repeat(501) })
    expect(pageText()).toContain('501 of 500 characters')
    await submit()
    expect(errorAt('note')).toBe('Note must be at most 500 characters.')
    fillIn({ note: 'न'.repeat(500) })
    await eventually(() => expect(errorAt('note')).toBeUndefined())
    expect(server.calls(CHANGE)).toEqual([])
  })

  test('keeps its text when saving fails', async () => {
    await openNote(networkFailure)
    fillIn({ note: 'Calls on Monday' })
    await submit()
    await eventually(() => expect(screen.queryByRole('alert')?.textContent).toBe(en.changeFailed))
    expect(inputNamed('note').value).toBe('Calls on Monday')
  })
})

describe('the CSV file', () => {
  const savedFiles = () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    return files
  }

  test('is fetched in the reader’s language and saved unchanged, with its byte order mark', async () => {
    const files = savedFiles()
    const { server } = await openRequests({
      [READ]: requestsReply([aRequest(1)]),
      [CSV]: async () => new Response('\uFEFF"Sl. No."\r\n'),
    })
    await expectRowNumbers('1')
    await click(button('Download CSV'))
    await eventually(() => expect(files).toHaveLength(1))
    const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer())
    expect(bytes.slice(0, 4)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 0x22))
    expect(server.calls(CSV)[0]?.query).toEqual({ lang: 'en' })
  })

  test.each([networkFailure, refusal(500, '', '')])('displays a failure to load', async (answer) => {
    const files = savedFiles()
    await openRequests({ [READ]: requestsReply([aRequest(1)]), [CSV]: answer })
    await expectRowNumbers('1')
    await click(button('Download CSV'))
    await expectToast(en.download.failed)
    expect(files).toEqual([])
  })
})
