// What tests of the kit need: put a component into a page, and act on it as a browser would.
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'

export function mount(node: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const show = (next: ReactNode) => act(() => root.render(<MemoryRouter>{next}</MemoryRouter>))
  show(node)
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return { show }
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing in the page matches ${selector}`)
  return found
}

export function findInput(): HTMLInputElement {
  const input = find('input')
  if (!(input instanceof HTMLInputElement)) throw new Error('Not an input')
  return input
}

export function fire(target: Element, event: Event): void {
  act(() => {
    target.dispatchEvent(event)
  })
}

export const press = (key: string, target = document.activeElement ?? document.body) =>
  fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

export const click = (target: Element) =>
  fire(target, new MouseEvent('click', { bubbles: true, cancelable: true }))

export const focus = (target: HTMLElement) => act(() => target.focus())

/** React listens to the browser's own setter, so the value is set through it. */
export function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  fire(input, new Event('input', { bubbles: true }))
}
