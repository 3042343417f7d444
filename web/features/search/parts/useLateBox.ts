import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { logQuietly } from '../../../lib/log.ts'

/** It stands in for a plain box that a person was typing in. */
export type Late = { takeFocus: boolean }

type LateBox<P> = {
  /** The box with suggestions, once it is here. */
  Box: ComponentType<P & Late> | undefined
  takeFocus: boolean
  plain: RefObject<HTMLInputElement | null>
  fetch: () => Promise<void>
}

/** A plain box at first. Suggestions weigh a tenth of a page: they come when a person turns to the box. */
export const useLateBox = <P>(load: () => Promise<ComponentType<P & Late>>): LateBox<P> => {
  const plain = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<{ Box: ComponentType<P & Late>; takeFocus: boolean }>()
  const fetch = useCallback(async () => {
    try {
      const Box = await load()
      // Whoever has gone on meanwhile is left where they are.
      setLate({ Box, takeFocus: document.activeElement === plain.current })
    } catch (error) {
      logQuietly('suggestions could not be loaded', error)
    }
  }, [load])
  // Somebody may have been in the box before the scripts were there.
  useEffect(() => {
    if (plain.current && document.activeElement === plain.current) void fetch()
  }, [fetch])
  return { Box: late?.Box, takeFocus: late?.takeFocus ?? false, plain, fetch }
}
