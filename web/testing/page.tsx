// Renders a component and dispatches user events, for tests of web/ui.
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

export function mount(node: ReactNode) {
  const { rerender } = render(node, { wrapper: MemoryRouter })
  return { show: rerender }
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing in the page matches ${selector}`)
  return found
}

/** A confirmation has the role alertdialog. */
export const queryDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')

export function findInput(): HTMLInputElement {
  const input = find('input')
  if (!(input instanceof HTMLInputElement)) throw new Error('Not an input')
  return input
}

export const fire = (target: Element, event: Event) => void fireEvent(target, event)

export const press = (key: string, target = document.activeElement ?? document.body) =>
  void fireEvent.keyDown(target, { key })

// jsdom does not compute pointer-events.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

export const click = (target: Element) => user.click(target)

export const focus = (target: HTMLElement) => act(() => target.focus())

export const type = (input: HTMLInputElement, text: string) =>
  void fireEvent.input(input, { target: { value: text } })
