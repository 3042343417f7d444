// The browser scrolls and snaps: swiping works without scripts.
import { type RefObject, useEffect, useState } from 'react'

// A swipe has ended when nothing has moved for this long.
const REST_MS = 120

export const useSlideTrack = (track: RefObject<HTMLElement | null>) => {
  const [at, setAt] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let resting: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(resting)
      resting = setTimeout(() => setAt(Math.round(element.scrollLeft / element.clientWidth)), REST_MS)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(resting)
      element.removeEventListener('scroll', follow)
    }
  }, [track])

  const goTo = (slide: number) => {
    const element = track.current
    element?.scrollTo({ left: slide * element.clientWidth })
    setAt(slide)
  }
  return { at, goTo }
}
