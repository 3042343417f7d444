import { type RefObject, useEffect, useState } from 'react'

const ROOT_MARGIN = '300px'

export const useNearViewport = (ref: RefObject<Element | null>) => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: ROOT_MARGIN,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
