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

/** Where a person was typing in the plain box, if they were. */
export type CaretProps = { caret: Caret | undefined }

type LazySuggestionInput<P> = {
  /** The box with suggestions, once it is here. */
  Box: ComponentType<P & CaretProps> | undefined
  caret: Caret | undefined
  plain: RefObject<HTMLInputElement | null>
  fetch: () => Promise<void>
}

const caretIn = (box: HTMLInputElement): Caret | undefined =>
  // The focus may be elsewhere by now: it is not moved then.
  document.activeElement === box ? [box.selectionStart, box.selectionEnd] : undefined

/** A plain box at first. Suggestions weigh a tenth of a page: they come when a person turns to the box. */
export const useLazySuggestions = <P>(
  load: () => Promise<ComponentType<P & CaretProps>>,
  onType: (text: string) => void,
): LazySuggestionInput<P> => {
  const plain = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<{ Box: ComponentType<P & CaretProps> } & CaretProps>()
  const fetch = useCallback(async () => {
    try {
      const Box = await load()
      // The click that brought the focus places the caret after it.
      await new Promise((placed) => setTimeout(placed))
      const box = plain.current
      // At once, so that no key is pressed between the look at the caret and the change of the box.
      if (box) flushSync(() => setLate({ Box, caret: caretIn(box) }))
    } catch (error) {
      logWarning('suggestions could not be loaded', error)
    }
  }, [load])
  // Somebody may have been in the box before the scripts were there, and typed.
  const adoptTyped = useEffectEvent((box: HTMLInputElement) => {
    if (box.value) onType(box.value)
    if (document.activeElement === box) void fetch()
  })
  useEffect(() => {
    if (plain.current) adoptTyped(plain.current)
  }, [])
  return { Box: late?.Box, caret: late?.caret, plain, fetch }
}
