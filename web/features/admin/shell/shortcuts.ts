// Each mounted component registers its shortcuts. The latest one has priority.
import { useLayoutEffect, useRef } from 'react'

export type Shortcut = {
  /** A value of KeyboardEvent.key. */
  key: string
  /** For the list of shortcuts. A second key for the same action has none. */
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
  // Before the first paint, so that the shortcut of a visible button works.
  useLayoutEffect(() => {
    const layer = () => current.current
    layers.add(layer)
    return () => void layers.delete(layer)
  }, [])
}

const LETTER_CODE = /^(?:Key|Digit)(.)$/

/** On a Devanagari keyboard, the Latin letter of the same physical key. */
export const normalizeKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) => {
  if (/^[\u0020-\u007e]+$/.test(key)) return key
  return LETTER_CODE.exec(code)?.[1]?.toLowerCase() ?? (code === 'Slash' ? '/' : key)
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** With a modifier, in a text field or in a dialog. */
export const isReservedKeyPress = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  return event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null
}

/** Other elements, such as tabs, handle the arrow keys themselves. */
export const isArrowOutsideQueue = (key: string, target: EventTarget | null) =>
  key.startsWith('Arrow') &&
  target instanceof Element &&
  !target.matches('body, main') &&
  !target.closest('[data-queue]')
