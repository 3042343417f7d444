import { describe, expect, test, vi } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import { fire, find, focus, press } from '../../../testing/page.tsx'
import { eventually, settle } from '../../../testing/visit.tsx'
import { normalizeKey, type Shortcut, useShortcuts } from './shortcuts.ts'
import { setShortcutsOn } from './shortcuts-setting.ts'

const act = vi.fn<() => void>()

const Page = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => {
  useShortcuts(shortcuts)
  return (
    <>
      <h1>Work</h1>
      <input />
      <a href="#x">A link</a>
    </>
  )
}

const openWith = async (shortcuts: readonly Shortcut[] = [{ key: 'h', label: 'Hide', act }]) => {
  act.mockReset()
  const { router } = await openAdmin({
    at: '/admin/work',
    pages: [{ path: '/admin/work', element: <Page shortcuts={shortcuts} /> }],
  })
  await eventually(() => find('h1 + input'))
  return router
}

const pressWith = (key: string, modifier: 'ctrlKey' | 'metaKey' | 'altKey') =>
  fire(document.body, new KeyboardEvent('keydown', { key, bubbles: true, [modifier]: true }))

describe('a shortcut', () => {
  test('does its deed wherever the focus is', async () => {
    await openWith()
    press('h')
    focus(find('a[href="#x"]'))
    press('h')
    expect(act).toHaveBeenCalledTimes(2)
  })

  test('belongs to the field that it is typed into', async () => {
    await openWith()
    press('h', find('input'))
    expect(act).not.toHaveBeenCalled()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s is the browser’s', async (modifier) => {
    await openWith()
    pressWith('h', modifier)
    expect(act).not.toHaveBeenCalled()
  })

  test('does nothing behind an open dialog', async () => {
    await openWith()
    press('?')
    await settle()
    press('h', document.body)
    expect(act).not.toHaveBeenCalled()
  })

  test('does nothing for people who turned single letters off', async () => {
    await openWith()
    setShortcutsOn(false)
    press('h')
    expect(act).not.toHaveBeenCalled()
  })

  test('of a Devanagari keyboard is mapped by its key code', () => {
    expect(normalizeKey({ key: 'प', code: 'KeyH' })).toBe('h')
    expect(normalizeKey({ key: 'ArrowDown', code: 'ArrowDown' })).toBe('ArrowDown')
    expect(normalizeKey({ key: '?', code: 'Slash' })).toBe('?')
  })
})

describe('g and a second key', () => {
  test('lead to a section', async () => {
    const router = await openWith()
    press('g')
    press('c')
    await settle()
    expect(router.state.location.pathname).toBe('/admin/cases')
  })

  test('do not trigger the shortcut of the second key', async () => {
    const router = await openWith([{ key: 'h', label: 'Hide', act }])
    press('g')
    press('z')
    press('h')
    expect(act).toHaveBeenCalledTimes(1)
    expect(router.state.location.pathname).toBe('/admin/work')
  })
})

test('the list of keys names what this page does', async () => {
  await openWith()
  press('?')
  await eventually(() => expect(find('dialog').textContent).toContain('Hide'))
  expect(find('dialog').textContent).toContain('Cases')
})
