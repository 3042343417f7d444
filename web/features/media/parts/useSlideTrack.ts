// A row of slides that the browser itself scrolls and snaps: swiping needs no script, and neither does a page without any.
import { type RefObject, useEffect, useState } from 'react'

// A swipe has ended when nothing has moved for so long.
const REST_MS = 120

/** Which slide is shown, and the way to another one. A swipe is followed once it has come to rest. */
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
