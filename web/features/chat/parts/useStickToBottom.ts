import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MessageView } from './message-views.ts'

const NEAR_BOTTOM = 24

/** Keeps the newest message in view, unless the user has scrolled up. */
export const useStickToBottom = (views: readonly MessageView[]) => {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [hasNewer, setNewer] = useState(false)
  const before = useRef({ first: '', last: '', height: 0 })

  const scrollToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    isAtEnd.current = true
    setNewer(false)
  }

  const follow = useEffectEvent((list: HTMLElement, { first, last }: { first: string; last: string }) => {
    const { first: wasFirst, last: wasLast, height } = before.current
    const isNewer = wasLast !== last
    if (isAtEnd.current || (isNewer && views.at(-1)?.isOwn)) scrollToEnd()
    // Older messages were inserted above: the visible ones must not move.
    else if (wasFirst !== first) list.scrollTop += list.scrollHeight - height
    else if (isNewer) setNewer(true)
    before.current = { first, last, height: list.scrollHeight }
  })
  const [first, last] = [views[0]?.key ?? '', views.at(-1)?.key ?? '']
  useLayoutEffect(() => {
    if (box.current) follow(box.current, { first, last })
  }, [first, last])

  // The on-screen keyboard opens, or the composer grows.
  const keepEnd = useEffectEvent(() => isAtEnd.current && scrollToEnd())
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(() => keepEnd())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM
    if (isAtEnd.current) setNewer(false)
  }
  return { box, hasNewer, scrollToEnd, onScroll }
}
