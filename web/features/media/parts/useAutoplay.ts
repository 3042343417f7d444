import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { shell } from '../../../../contract/display.ts'
import { isSavingData } from '../../../lib/browser/data-saver.ts'
import { useReducedMotion } from '../../../lib/browser/useMediaQuery.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const usePageVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )

type AutoplayOptions = {
  at: number
  count: number
  /** A video plays, or the viewer is open. */
  isBusy: boolean
  onTurn: (next: number) => void
}

/** Pauses on hover and focus, and is off by default with reduced motion or data saver. Pressing Play overrides all of these. */
export const useAutoplay = ({ at, count, isBusy, onTurn }: AutoplayOptions) => {
  const hasReducedMotion = useReducedMotion()
  const isVisible = usePageVisible()
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>()
  const { isPaused, pauseHandlers } = usePauseOnHover()
  const isOn = userChoice ? userChoice === 'play' : !hasReducedMotion && !isSavingData()
  const isTurning = isOn && isVisible && !isBusy && count > 1 && (userChoice === 'play' || !isPaused)

  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => turn((at + 1) % count), shell.profileSlider.every)
    return () => clearTimeout(timer)
  }, [isTurning, at, count])

  return { isOn, toggle: () => setUserChoice(isOn ? 'pause' : 'play'), pauseHandlers }
}

const usePauseOnHover = () => {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const pauseHandlers = {
    // Touch is ignored: it fires no leave event as a mouse does.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  }
  return { isPaused: isPointedAt || isFocused, pauseHandlers }
}
