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
import { logQuietly } from '../../../lib/log.ts'
import type { Caret } from '../../../ui/Combobox.tsx'

/** Where a person was typing in the plain box, if they were. */
export type Late = { caret: Caret | undefined }

type LateBox<P> = {
  /** The box with suggestions, once it is here. */
  Box: ComponentType<P & Late> | undefined
  caret: Caret | undefined
  plain: RefObject<HTMLInputElement | null>
  fetch: () => Promise<void>
}

const caretIn = (box: HTMLInputElement): Caret | undefined =>
  // Whoever has gone on meanwhile is left where they are.
  document.activeElement === box ? [box.selectionStart, box.selectionEnd] : undefined

/** A plain box at first. Suggestions weigh a tenth of a page: they come when a person turns to the box. */
export const useLateBox = <P>(
  load: () => Promise<ComponentType<P & Late>>,
  onType: (text: string) => void,
): LateBox<P> => {
  const plain = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<{ Box: ComponentType<P & Late> } & Late>()
  const fetch = useCallback(async () => {
    try {
      const Box = await load()
      // The click that brought the focus places the caret after it.
      await new Promise((placed) => setTimeout(placed))
      const box = plain.current
      // At once, so that no key is pressed between the look at the caret and the change of the box.
      if (box) flushSync(() => setLate({ Box, caret: caretIn(box) }))
    } catch (error) {
      logQuietly('suggestions could not be loaded', error)
    }
  }, [load])
  // Somebody may have been in the box before the scripts were there, and typed.
  const takeOver = useEffectEvent((box: HTMLInputElement) => {
    if (box.value) onType(box.value)
    if (document.activeElement === box) void fetch()
  })
  useEffect(() => {
    if (plain.current) takeOver(plain.current)
  }, [])
  return { Box: late?.Box, caret: late?.caret, plain, fetch }
}
