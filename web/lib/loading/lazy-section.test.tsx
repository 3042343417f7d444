import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEXTS_ID } from '../i18n/browser.ts'
import { lazySection } from './lazy-section.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>
const load = vi.fn<() => Promise<typeof Words>>(async () => Words)

const root = document.documentElement
/** A frame and the tasks after it. */
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

/** A server-rendered page with the section. */
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
  const pageWith = (text: string) => (
    <MemoryRouter>
      <InBrowser text={text} />
    </MemoryRouter>
  )
  const app = await act(async () => hydrateRoot(main, pageWith('Prices')))
  return {
    rerender: (text: string) => act(async () => app.render(pageWith(text))),
    unmount: () => act(async () => app.unmount()),
  }
}

test('keeps the server-rendered section and loads its script at the first interaction', async () => {
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

test('keeps the server-rendered section while the page renders again, and follows it once it is loaded', async () => {
  const { rerender, unmount } = await hydrated()
  const section = screen.getByText('Prices')
  await rerender('Prices for members')
  await rerender('Prices for members')
  expect(section.isConnected).toBe(true)
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect(section.textContent).toBe('Prices for members')
  await unmount()
})

test('keeps the section when its script fails, and retries when the network is back', async () => {
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

test('stops waiting when the section is unmounted', async () => {
  const { unmount } = await hydrated()
  expect(root.hasAttribute('data-sections-waiting')).toBe(true)
  await unmount()
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect(root.hasAttribute('data-sections-waiting')).toBe(false)
})

test('ignores a resting pointer', async () => {
  const { unmount } = await hydrated()
  window.dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }))
  await settle()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new MouseEvent('pointermove', { movementX: 2, movementY: 0 }))
  await settle()
  expect(load).toHaveBeenCalledOnce()
  await unmount()
})

test('loads at once after a client-side navigation', async () => {
  root.toggleAttribute('data-hydrated', true)
  const Section = await lazySection(load)
  render(<Section text="Reviews" />, { wrapper: MemoryRouter })
  expect(await screen.findByText('Reviews')).toBeDefined()
})

test('renders the rest of the page when the script fails at first', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  root.toggleAttribute('data-hydrated', true)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Section = await lazySection(load, <p>Loading</p>)
  render(<Section text="Reviews" />, { wrapper: MemoryRouter })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading')).toBeDefined()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Reviews')).toBeDefined()
  warn.mockRestore()
})
