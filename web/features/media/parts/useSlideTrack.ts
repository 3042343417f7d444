import { type RefObject, useEffect, useState } from 'react'

// A swipe has ended when nothing has moved for this long.
const REST_MS = 120
// Scroll positions are fractions of pixels.
const TOLERANCE = 2

const startOf = ({ children }: HTMLElement, slide: number) => {
  const [first, other] = [children[0], children[slide]]
  return first instanceof HTMLElement && other instanceof HTMLElement
    ? other.offsetLeft - first.offsetLeft
    : 0
}

/** The slide at the start; at the end of the track, where several are seen, the last one. */
const currentSlide = (track: HTMLElement) => {
  const last = track.children.length - 1
  if (track.scrollLeft + track.clientWidth > track.scrollWidth - TOLERANCE) return last
  return Math.min(last, Math.round(track.scrollLeft / startOf(track, 1)))
}

/** The browser scrolls and snaps: swiping works without scripts. */
export const useSlideTrack = (track: RefObject<HTMLElement | null>, first = 0) => {
  const [at, setAt] = useState(first)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let resting: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(resting)
      resting = setTimeout(() => setAt(currentSlide(element)), REST_MS)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(resting)
      element.removeEventListener('scroll', follow)
    }
  }, [track])

  const goTo = (slide: number, behavior: ScrollBehavior = 'auto') => {
    const element = track.current
    element?.scrollTo({ left: startOf(element, slide), behavior })
    setAt(slide)
  }
  return { at, goTo }
}
