// The microphone of the search bar, with a speech recognition that the test controls.
import { act, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { click, find, focus, type } from '../../testing/page.tsx'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { EMPTY_CRITERIA, type SearchCriteria } from './search-criteria.ts'
import { SearchBar } from './SearchBar.tsx'

const calls = { start: vi.fn<() => void>(), stop: vi.fn<() => void>(), abort: vi.fn<() => void>() }
const recognitions: FakeRecognition[] = []

const recognition = () => {
  const newest = recognitions.at(-1)
  if (!newest) throw new Error('nothing listens')
  return newest
}

class FakeRecognition extends EventTarget {
  lang = ''
  interimResults = false
  constructor() {
    super()
    recognitions.push(this)
  }
  start = calls.start
  stop = calls.stop
  abort = calls.abort
}

const dispatch = async (name: string, properties: object = {}) => {
  act(() => void recognition().dispatchEvent(Object.assign(new Event(name), properties)))
  await settle()
}
const hear = (transcript: string, isFinal = false) =>
  dispatch('result', { results: [Object.assign([{ transcript }], { isFinal })] })

const searched = vi.fn<(criteria: SearchCriteria) => void>()

beforeEach(() => {
  searched.mockReset()
  for (const call of Object.values(calls)) call.mockReset()
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => vi.unstubAllGlobals())

const open = (criteria = EMPTY_CRITERIA) =>
  visit({
    at: '/bar',
    pages: [
      {
        path: '/bar',
        element: (
          <SearchBar
            kind="providers"
            criteria={criteria}
            onSearch={searched}
            isSearching={false}
            categories={[]}
          />
        ),
      },
      { path: '/other', Component: Outlet },
    ],
  })

const NAME = 'Search by voice'
const box = () => find('[name=q]') as HTMLInputElement
const status = () => find('search output:not(.visually-hidden)').textContent
const isIdle = () => eventually(() => expect(screen.queryByRole('button', { name: NAME })).not.toBeNull())
const says = (text: string) =>
  eventually(() => expect(find('[data-sonner-toast]').textContent).toContain(text))

const listen = async () => {
  await click(button(NAME))
  await eventually(() => expect(calls.start).toHaveBeenCalledOnce())
  await dispatch('start')
}

test('is not offered in a browser without speech recognition', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await open()
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
})

test('listens in the language of the page, displays what it hears and searches for it', async () => {
  await open({ q: 'chai', district: 'Gaya, Bihar', category: '8' })
  await click(button(NAME))
  await eventually(() => expect(status()).toBe('Allow the microphone…'))
  expect([recognition().lang, recognition().interimResults]).toEqual(['en-IN', true])
  await dispatch('start')
  expect(status()).toContain('Listening…')
  await hear('bijli')
  expect(find('search p').textContent).toBe('bijli')
  expect([box().value, searched.mock.calls]).toEqual(['chai', []])
  await hear(' bijli mistri. ', true)
  await dispatch('end')
  expect(searched).toHaveBeenCalledExactlyOnceWith({
    q: 'bijli mistri',
    district: 'Gaya, Bihar',
    category: '8',
  })
  expect(box().value).toBe('bijli mistri')
  await isIdle()
})

describe('a second press', () => {
  test('stops it, and what was said so far is searched', async () => {
    await open()
    await listen()
    await hear('plumber')
    await click(button('Stop listening'))
    expect(calls.stop).toHaveBeenCalledOnce()
    await dispatch('end')
    expect(searched).toHaveBeenCalledExactlyOnceWith({ ...EMPTY_CRITERIA, q: 'plumber' })
  })

  test('before anything was said leaves the text as it is, without a problem', async () => {
    await open({ ...EMPTY_CRITERIA, q: 'chai' })
    await listen()
    await click(button('Stop listening'))
    await dispatch('error', { error: 'aborted' })
    await dispatch('end')
    await isIdle()
    expect([box().value, searched.mock.calls]).toEqual(['chai', []])
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })

  test('ends it also in a browser that does not report the end', async () => {
    await open()
    await listen()
    await hear('plumber')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await click(button('Stop listening'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(searched).toHaveBeenCalledExactlyOnceWith({ ...EMPTY_CRITERIA, q: 'plumber' })
    expect(calls.abort).toHaveBeenCalledOnce()
  })
})

describe('a problem is displayed', () => {
  test.each([
    ['not-allowed', 'The microphone is blocked.'],
    ['audio-capture', 'No microphone found.'],
    ['no-speech', 'Nothing heard.'],
    ['an end without a result', 'Nothing heard.'],
    ['network', 'Speech not recognised. Check your internet'],
    ['service-not-allowed', "This browser couldn't recognise speech."],
  ])('%s', async (error, text) => {
    await open()
    await listen()
    if (!error.includes(' ')) await dispatch('error', { error })
    await dispatch('end')
    await says(text)
    expect(searched).not.toHaveBeenCalled()
    await isIdle()
  })

  test('for a browser that refuses to start, and the next press tries again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    calls.start.mockImplementationOnce(() => {
      throw new DOMException('', 'InvalidStateError')
    })
    await open()
    await click(button(NAME))
    await says("This browser couldn't recognise speech.")
    await isIdle()
    await click(button(NAME))
    await eventually(() => expect(calls.start).toHaveBeenCalledTimes(2))
  })
})

test('keeps listening while the box with suggestions replaces the plain one', async () => {
  await open()
  await listen()
  const stop = button('Stop listening')
  focus(box())
  await eventually(() => expect(box().getAttribute('role')).toBe('combobox'))
  type(box(), 'mithai')
  expect(stop.isConnected).toBe(true)
  await hear('jalebi', true)
  await dispatch('end')
  expect(searched).toHaveBeenCalledExactlyOnceWith({ ...EMPTY_CRITERIA, q: 'jalebi' })
})

test('releases the microphone when the page is left', async () => {
  const router = await open()
  await listen()
  await router.navigate('/other')
  await eventually(() => expect(calls.abort).toHaveBeenCalledOnce())
  await dispatch('end')
  expect(searched).not.toHaveBeenCalled()
})
