// What the keys do at this moment: each part of the page adds its own and takes them away when it goes. The newest wins.
import { useLayoutEffect, useRef } from 'react'

export type Shortcut = {
  /** A letter, '/', or the name of a key such as 'ArrowDown'. */
  key: string
  /** What it does, for the list of keys. A second key for the same action has none. */
  label?: string | undefined
  act: () => void
}

const layers = new Set<() => readonly Shortcut[]>()

export const activeShortcuts = (): Shortcut[] => [...layers].toReversed().flatMap((layer) => layer())

export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  const current = useRef(shortcuts)
  useLayoutEffect(() => {
    current.current = shortcuts
  })
  // Before the first paint, so that every visible button has its key.
  useLayoutEffect(() => {
    const layer = () => current.current
    layers.add(layer)
    return () => void layers.delete(layer)
  }, [])
}

const LETTER_CODE = /^(?:Key|Digit)(.)$/

/** A keyboard that writes Devanagari has the same letters in the same places. */
export const normalizeKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) => {
  if (/^[\u0020-\u007e]+$/.test(key)) return key
  return LETTER_CODE.exec(code)?.[1]?.toLowerCase() ?? (code === 'Slash' ? '/' : key)
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Letters belong to the field that they are typed into, and to a dialog what happens inside of it. */
export const isReservedKeyPress = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  return event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null
}

/** An arrow moves through a list only where nothing else waits for it, such as a row of tabs. */
export const isArrowOutsideQueue = (key: string, target: EventTarget | null) =>
  key.startsWith('Arrow') &&
  target instanceof Element &&
  !target.matches('body, main') &&
  !target.closest('[data-queue]')
