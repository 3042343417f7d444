import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { logWarning } from '../../../lib/log.ts'
import type { Caret } from '../../../ui/forms/Combobox.tsx'

/** The selection in the plain box, if it had the focus. */
export type CaretProps = { caret: Caret | undefined }

type LazySuggestionInput<P> = {
  /** The box with suggestions, once loaded. */
  Box: ComponentType<P & CaretProps> | undefined
  caret: Caret | undefined
  plain: RefObject<HTMLInputElement | null>
  fetch: () => Promise<void>
}

const caretIn = (box: HTMLInputElement): Caret | undefined =>
  document.activeElement === box ? [box.selectionStart, box.selectionEnd] : undefined

/** A plain box at first. Suggestions are a tenth of a page's weight: they load on focus. */
export const useLazySuggestions = <P>(
  load: () => Promise<ComponentType<P & CaretProps>>,
  onType: (text: string) => void,
): LazySuggestionInput<P> => {
  const plain = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Box: ComponentType<P & CaretProps> } & CaretProps>()
  const fetch = useCallback(async () => {
    try {
      const Box = await load()
      // A click sets the caret after the focus event.
      await new Promise((resolve) => setTimeout(resolve))
      const box = plain.current
      // Synchronously, so that no key press falls between reading the caret and replacing the box.
      if (box) flushSync(() => setLoaded({ Box, caret: caretIn(box) }))
    } catch (error) {
      logWarning('suggestions could not be loaded', error)
    }
  }, [load])
  // A user may have typed before hydration.
  const adoptTyped = useEffectEvent((box: HTMLInputElement) => {
    if (box.value) onType(box.value)
    if (document.activeElement === box) void fetch()
  })
  useEffect(() => {
    if (plain.current) adoptTyped(plain.current)
  }, [])
  return { Box: loaded?.Box, caret: loaded?.caret, plain, fetch }
}
