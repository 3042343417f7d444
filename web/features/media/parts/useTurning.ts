import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { shell } from '../../../../contract/limits.ts'
import { useReducedMotion } from '../../../lib/useMediaQuery.ts'
import { usePageVisible } from './usePageVisible.ts'

type Given = { at: number; count: number; isVideoPlaying: boolean; onTurn: (next: number) => void }

/**
 * Turns to the next slide every few seconds, from the last to the first. It waits while somebody points at the slider or has
 * the focus in it, and does not begin for whoever wants less motion; whoever presses Play has asked for it all the same.
 */
export const useTurning = ({ at, count, isVideoPlaying, onTurn }: Given) => {
  const isCalm = useReducedMotion()
  const isVisible = usePageVisible()
  const [asked, setAsked] = useState<'play' | 'pause'>()
  const { isHeld, hold } = useHold()
  const isOn = asked ? asked === 'play' : !isCalm
  const isTurning = isOn && isVisible && !isVideoPlaying && count > 1 && (asked === 'play' || !isHeld)

  const turn = useEffectEvent(onTurn)
  // Whoever moves it by hand has the whole time for the new slide.
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => turn((at + 1) % count), shell.profileSlider.every)
    return () => clearTimeout(timer)
  }, [isTurning, at, count])

  return { isOn, toggle: () => setAsked(isOn ? 'pause' : 'play'), hold }
}

const useHold = () => {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const hold = {
    // A finger only passes by, and never leaves as a mouse does.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  }
  return { isHeld: isPointedAt || isFocused, hold }
}
