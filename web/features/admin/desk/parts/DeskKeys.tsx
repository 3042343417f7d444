// The one listener of the desk's keys.
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../desk-paths.ts'
import { deedsNow, isElsewhere, isTaken, keyOf } from '../keys.ts'
import { areKeysOn } from '../keys-switch.ts'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../useStaff.ts'

// As long as a person takes between two keys that belong together.
const TOGETHER_MS = 1_500

export const DeskKeys = () => {
  const { rights } = useStaff()
  const navigate = useNavigate()
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)

  /** After a g the letter names a section. */
  const act = (key: string) => {
    const isGoing = performance.now() - goPressedAt.current < TOGETHER_MS
    goPressedAt.current = key === 'g' && !isGoing ? performance.now() : Number.NEGATIVE_INFINITY
    if (!isGoing) return deedsNow().find((deed) => deed.key === key)?.act
    const section = sectionsFor(rights).find(({ letter }) => letter === key)
    return section && (() => void navigate(deskPaths[section.name]()))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event) || !areKeysOn()) return
    const key = keyOf(event)
    if (isElsewhere(key, event.target)) return
    const deed = act(key)
    if (!deed) return
    event.preventDefault()
    deed()
  })
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
