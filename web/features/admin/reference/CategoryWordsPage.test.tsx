import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import {
  expectToast,
  fillIn,
  type MockReply,
  networkFailure,
  refusal,
  reply,
  submit,
} from '../../../testing/forms.tsx'
import { click, find, press } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import CategoryWordsPage from './CategoryWordsPage.tsx'
import { levelOf, parseWordsFilter, weightAt, wordsPath } from './words/words-list.ts'

const READ = 'GET /api/admin/categories/9/words/'
const SAVE = 'PUT /api/admin/categories/9/words/'
const RESTORE = 'DELETE /api/admin/categories/9/words/'

const dentist = { language: 'en', word: 'dentist', weight: 100, narrower: 'dentist' }
const fever = { language: 'en', word: 'fever', weight: 62, narrower: null }
const dawa = { language: 'hi-Latn', word: 'dawa', weight: 30, narrower: null }
const list = { results: [dentist, fever, dawa], edited_at: 'before', can_restore: true }
const category = { id: 9, title_en: 'Doctor', title_hi: 'डॉक्टर' }

const open = async (answers: Record<string, MockReply> = {}, query = '') =>
  openAdmin({
    at: `/admin/reference/9/words${query}`,
    pages: [{ path: '/admin/reference/:id/words', Component: CategoryWordsPage }],
    answers: { [READ]: reply(list), 'GET /api/admin/categories/': reply([category]), ...answers },
  })
const wordsIn = (language: string) =>
  within(screen.getByRole('region', { name: language }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const dialogForm = () => find('dialog form')

describe('the words of a category', () => {
  test('are listed by language, with their narrower meaning', async () => {
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Everyday words: Doctor' })
    expect(wordsIn('English')).toEqual(['dentistdentistMain word', 'fever'])
    expect(wordsIn('Hindi in English letters')).toEqual(['dawaRarely'])
    expect(screen.queryByRole('region', { name: 'Hindi' })).toBeNull()
  })

  test('are found by a part of the word', async () => {
    await open({}, '?q=fev')
    await eventually(() => expect(wordsIn('English')).toEqual(['fever']))
    expect(screen.queryByText('dawa')).toBeNull()
  })

  test('are added several at a time with the shortcut a, and saved with the version that was read', async () => {
    const { server, router } = await open({ [SAVE]: reply(list) })
    await screen.findByText('fever')
    press('a', document.body)
    await eventually(dialogForm)
    fillIn({ text: 'tooth\nteeth', narrower: 'dentist' })
    await submit(dialogForm())
    await expectToast('Saved. The change is on the site now.')
    const added = ['tooth', 'teeth'].map((word) => ({ ...dentist, word }))
    expect(server.calls(SAVE)).toMatchObject([
      { body: { words: [...list.results, ...added], edited_at: 'before' }, key: expect.any(String) },
    ])
    expect(router.state.location.search).toBe('')
  })

  test('are changed one by one, and a weight of the same level stays', async () => {
    const { server } = await open({ [SAVE]: reply(list) }, '?word=fever')
    await eventually(dialogForm)
    fillIn({ text: 'high fever' })
    await submit(dialogForm())
    await expectToast('Saved. The change is on the site now.')
    expect(server.calls(SAVE)).toMatchObject([
      { body: { words: [dentist, dawa, { ...fever, word: 'high fever' }] } },
    ])
  })

  test('are removed from their dialog', async () => {
    const { server } = await open({ [SAVE]: reply(list) }, '?word=dawa')
    await click(await screen.findByRole('button', { name: 'Remove' }))
    await expectToast('Saved. The change is on the site now.')
    expect(server.calls(SAVE)).toMatchObject([{ body: { words: [dentist, fever] } }])
  })

  test('are restored after a confirmation', async () => {
    const { server } = await open({ [RESTORE]: reply({ ...list, can_restore: false }) })
    await click(await screen.findByRole('button', { name: 'Restore original words' }))
    const dialog = await screen.findByRole('alertdialog')
    await click(within(dialog).getByRole('button', { name: 'Restore original words' }))
    await expectToast('Saved. The change is on the site now.')
    expect(server.calls(RESTORE)).toHaveLength(1)
  })

  test('have no button to restore what was not changed', async () => {
    await open({ [READ]: reply({ ...list, can_restore: false }) })
    await screen.findByText('fever')
    expect(screen.queryByRole('button', { name: 'Restore original words' })).toBeNull()
  })

  test.each([
    ['a repeated word', refusal(400, 'word_repeated', 'x'), 'A word is in the list twice'],
    ['the wrong letters', refusal(400, 'word_unfit', 'x'), 'Hindi words in Devanagari'],
    ['a change by another staff member', refusal(409, 'conflict', 'x'), 'Someone else changed this'],
    ['no connection', networkFailure, "Couldn't reach Haat"],
  ])('stay in the dialog after %s', async (_case, answer, text) => {
    await open({ [SAVE]: answer }, '?add=1')
    await eventually(dialogForm)
    fillIn({ text: 'jugaad' })
    await submit(dialogForm())
    const alert = await within(dialogForm()).findByRole('alert')
    expect(alert.textContent?.toLowerCase()).toContain(text.toLowerCase())
    expect((find('[name="text"]') as HTMLTextAreaElement).value).toBe('jugaad')
  })

  test('offer a retry when they could not be loaded', async () => {
    let answer: MockReply = networkFailure
    await open({ [READ]: () => answer() })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answer = reply(list)
    await click(retry)
    expect(await screen.findByText('fever')).toBeDefined()
  })

  test('of an unknown category do not exist', async () => {
    await open({ [READ]: refusal(404, 'not_found', 'Not found.') })
    expect(await screen.findByText('This category does not exist.')).toBeDefined()
  })
})

test('the URL has the search and the open dialog', () => {
  for (const search of ['', '?q=fev', '?q=fev&word=fever', '?add=1'])
    expect(wordsPath(9, parseWordsFilter(new URLSearchParams(search)))).toBe(
      `/admin/reference/9/words${search}`,
    )
})

test('each level has a range of weights', () => {
  expect([100, 80, 45, 44, 1].map(levelOf)).toEqual(['main', 'also', 'also', 'rarely', 'rarely'])
  expect([weightAt('also', 80), weightAt('main', 80), weightAt('rarely')]).toEqual([80, 100, 30])
})
