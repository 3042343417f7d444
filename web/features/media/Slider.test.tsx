import { screen } from '@testing-library/react'
import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, visit } from '../../testing/visit.tsx'
import { click, find, fire, focus, press } from '../../testing/page.tsx'
import type { Picture } from './Photo.tsx'
import { Slider } from './Slider.tsx'

const picture = (name: number): Picture => ({
  url: `/media/${name}/1280.webp`,
  width: 1280,
  height: 960,
  sources: [320, 640, 1280].map((width) => ({ url: `/media/${name}/${width}.webp`, width })),
})
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(at))

const wantsLessMotion = (isWanted: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWanted,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

beforeEach(() => wantsLessMotion(false))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = async (images = 3, videos: string[] = []) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slider = <Slider name="Sharma Sweets" pictures={pictures(images)} videos={videos} sizes="50vw" />
  await visit({ shell: { Component: Outlet }, pages: [{ path: '/', element: slider }] })
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Counted from one, as in its accessible name. */
const currentSlide = () =>
  [...document.querySelectorAll('button[aria-current]')].map((dot) => dot.getAttribute('aria-label'))
const nth = (at: number, of = 3) => [`Show ${at} of ${of}`]
const region = () => find('section')
/** Slides of 300 pixels. */
const stripOf = (track: Element, { visible, scrolledBy }: { visible: number; scrolledBy: number }) => {
  Object.defineProperties(track, {
    clientWidth: { value: visible },
    scrollWidth: { value: 300 * track.children.length },
    scrollLeft: { value: scrolledBy },
  })
  for (const [at, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: 300 * at })
}

describe('autoplay', () => {
  test('every five seconds, and from the last to the first', async () => {
    await open()
    await wait(4_900)
    expect(currentSlide()).toEqual(nth(1))
    await wait(200)
    expect(currentSlide()).toEqual(nth(2))
    await wait(5_000)
    expect(currentSlide()).toEqual(nth(3))
    await wait(5_000)
    expect(currentSlide()).toEqual(nth(1))
  })

  test('is not announced to screen readers', async () => {
    await open()
    await wait(5_000)
    expect(find('output').textContent).toBe('')
  })

  test.each([
    ['has the focus in it', () => new FocusEvent('focusin', { bubbles: true })],
    ['points at it', () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })],
  ])('but not while the user %s', async (_case, holding) => {
    await open()
    fire(region(), holding())
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(1))
  })

  test('but not in a hidden tab', async () => {
    await open()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fire(document.body, new Event('visibilitychange', { bubbles: true }))
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(1))
  })

  test('but not with reduced motion, unless Play is pressed', async () => {
    wantsLessMotion(true)
    await open()
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(1))
    await click(button('Play photos'))
    await wait(5_000)
    expect(currentSlide()).toEqual(nth(2))
  })

  test('until it is paused', async () => {
    await open()
    await click(button('Pause photos'))
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(1))
  })

  test('not while a video plays, and again when it has ended', async () => {
    await open(1, ['/media/a.mp4'])
    await wait(5_000)
    fire(find('video'), new Event('play'))
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(2, 2))
    fire(find('video'), new Event('ended'))
    await wait(5_000)
    expect(currentSlide()).toEqual(nth(1, 2))
  })
})

describe('the user moves it', () => {
  test('with the buttons, round both ends, and the position is announced', async () => {
    await open()
    await click(button('Previous'))
    expect(currentSlide()).toEqual(nth(3))
    expect(find('output').textContent).toBe('3 of 3')
    await click(button('Next'))
    expect(currentSlide()).toEqual(nth(1))
    await click(button('Show 2 of 3'))
    expect(find('output').textContent).toBe('2 of 3')
  })

  test('with the arrow keys, which seek inside a video', async () => {
    await open(2, ['/media/a.mp4'])
    press('ArrowRight', region())
    expect(currentSlide()).toEqual(nth(2))
    press('ArrowLeft', region())
    expect(currentSlide()).toEqual(nth(1))
    press('ArrowRight', find('video'))
    expect(currentSlide()).toEqual(nth(1))
  })

  test('by swiping: it follows once the swipe has come to rest', async () => {
    await open()
    const track = find('section [tabindex="0"]')
    stripOf(track, { visible: 400, scrolledBy: 290 })
    fire(track, new Event('scroll'))
    expect(currentSlide()).toEqual(nth(1))
    await wait(200)
    expect(currentSlide()).toEqual(nth(2))
  })

  test('to its end, where the last one is current although others begin before it', async () => {
    await open()
    const track = find('section [tabindex="0"]')
    stripOf(track, { visible: 700, scrolledBy: 200 })
    fire(track, new Event('scroll'))
    await wait(200)
    expect(currentSlide()).toEqual(nth(3))
  })

  test('away from a video, which then stops', async () => {
    await open(1, ['/media/a.mp4'])
    await click(button('Next'))
    const video = find('video') as HTMLVideoElement
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    const pause = vi.spyOn(video, 'pause').mockReturnValue()
    await click(button('Next'))
    expect(pause).toHaveBeenCalledOnce()
  })
})

test('it shows five pictures, then two videos', async () => {
  await open(7, ['/media/a.mp4', '/media/b.mp4', '/media/c.mp4'])
  expect(document.querySelectorAll('img')).toHaveLength(5)
  expect(document.querySelectorAll('video')).toHaveLength(2)
  const names = [...document.querySelectorAll('section [aria-roledescription]')].map((slide) =>
    slide.getAttribute('aria-label'),
  )
  expect(names.at(-1)).toBe('7 of 7')
})

test('the first picture is eager, the others are lazy, and each reserves its space', async () => {
  await open()
  const images = [...document.querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy'])
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'low', 'low'])
  expect([images[0]?.getAttribute('width'), images[0]?.getAttribute('height')]).toEqual(['1280', '960'])
  expect(images[0]?.getAttribute('srcset')).toBe(
    '/media/0/320.webp 320w, /media/0/640.webp 640w, /media/0/1280.webp 1280w',
  )
})

test('a single picture needs no controls, and none at all needs nothing', async () => {
  await open(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('without pictures and videos there is no slider', async () => {
  await open(0)
  expect(document.querySelector('section')).toBeNull()
})

describe('the viewer', () => {
  const opener = (at: number) => find(`a[href="/media/${at}/1280.webp"]`)
  const viewer = () => document.querySelector('dialog')
  const position = () => viewer()?.querySelector('output')?.textContent

  test('opens at the photo that was pressed, and moves by buttons and arrow keys', async () => {
    await open(3, ['/media/a.mp4'])
    await click(opener(1))
    await vi.waitFor(() => expect(position()).toBe('2 of 3'))
    expect([...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('alt'))).toEqual([
      'Sharma Sweets, photo 1',
      'Sharma Sweets, photo 2',
      'Sharma Sweets, photo 3',
    ])
    press('ArrowRight', find('dialog ul'))
    expect(position()).toBe('3 of 3')
    press('ArrowRight', find('dialog ul'))
    expect(position()).toBe('1 of 3')
    press('ArrowLeft', find('dialog ul'))
    expect(position()).toBe('3 of 3')
  })

  test('closes by Escape, and the focus returns to the photo', async () => {
    await open()
    focus(opener(2))
    await click(opener(2))
    await vi.waitFor(() => expect(viewer()).not.toBeNull())
    fire(find('dialog'), new Event('cancel', { cancelable: true }))
    expect(viewer()).toBeNull()
    expect(document.activeElement).toBe(opener(2))
  })

  test('holds the pictures still while it is open', async () => {
    await open()
    await click(opener(0))
    await vi.waitFor(() => expect(viewer()).not.toBeNull())
    await wait(20_000)
    expect(currentSlide()).toEqual(nth(1))
  })

  test('leaves a photo to the browser that is opened in a new tab', async () => {
    await open()
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    fire(opener(0), pressed)
    expect(pressed.defaultPrevented).toBe(false)
  })
})
