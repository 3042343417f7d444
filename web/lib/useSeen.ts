// What is far down the page loads when a person comes near it.
import { type RefObject, useEffect, useState } from 'react'

const NEAR = '300px'

/** Turns true once, when the element comes near the visible part of the page. */
export const useSeen = (ref: RefObject<Element | null>) => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: NEAR,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
