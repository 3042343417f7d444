import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEXTS_ID } from '../i18n/browser.ts'
import { lazySection } from './lazy-section.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>
const load = vi.fn<() => Promise<typeof Words>>(async () => Words)

const root = document.documentElement
/** A frame, and what was to come after it. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

beforeEach(() => {
  load.mockClear()
  vi.stubGlobal('fetch', async () => Response.error())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  root.removeAttribute('data-hydrated')
  document.body.replaceChildren()
})

/** A page that came from the server, with the part rendered in it. */
const hydrated = async () => {
  vi.stubEnv('SSR', true)
  const OnServer = await lazySection(load)
  const html = renderToString(<OnServer text="Prices" />)
  vi.stubEnv('SSR', false)
  load.mockClear()
  document.body.innerHTML = `<script id="${TEXTS_ID}"></script><main>${html}</main>`
  const InBrowser = await lazySection(load)
  const main = document.querySelector('main')
  if (!main) throw new Error('no place to hydrate')
  const app = await act(async () => hydrateRoot(main, <InBrowser text="Prices" />))
  return { unmount: () => act(async () => app.unmount()) }
}

test('a part that the server has rendered stays, and its script comes when somebody does something', async () => {
  const { unmount } = await hydrated()
  await settle()
  expect([screen.getByText('Prices').tagName, load.mock.calls.length]).toEqual(['P', 0])
  expect(root.hasAttribute('data-sections-waiting')).toBe(true)
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect([screen.getByText('Prices').tagName, load.mock.calls.length]).toEqual(['P', 1])
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
  await unmount()
})

test('a part whose script does not come stays as it is, and comes when the line is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { unmount } = await hydrated()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  window.dispatchEvent(new Event('scroll'))
  await settle()
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect([screen.getByText('Prices').tagName, load.mock.calls.length]).toEqual(['P', 1])
  expect(warn).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect([screen.getByText('Prices').tagName, load.mock.calls.length]).toEqual(['P', 2])
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
  warn.mockRestore()
  await unmount()
})

test('a part that left the page before its script came is no longer waited for', async () => {
  const { unmount } = await hydrated()
  expect(root.hasAttribute('data-sections-waiting')).toBe(true)
  await unmount()
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
})

test('a pointer that rests is nobody', async () => {
  const { unmount } = await hydrated()
  window.dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }))
  await settle()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new MouseEvent('pointermove', { movementX: 2, movementY: 0 }))
  await settle()
  expect(load).toHaveBeenCalledOnce()
  await unmount()
})

test('after a click inside the site it is loaded at once', async () => {
  root.toggleAttribute('data-hydrated', true)
  const Section = await lazySection(load)
  render(<Section text="Reviews" />)
  expect(await screen.findByText('Reviews')).toBeDefined()
})

test('also when its script was lost at first: the page stays whole without it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  root.toggleAttribute('data-hydrated', true)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Section = await lazySection(load, <p>Loading</p>)
  render(<Section text="Reviews" />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading')).toBeDefined()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Reviews')).toBeDefined()
  warn.mockRestore()
})
