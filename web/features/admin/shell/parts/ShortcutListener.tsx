import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { activeShortcuts, isArrowOutsideQueue, isReservedKeyPress, normalizeKey } from '../shortcuts.ts'
import { areShortcutsOn } from '../shortcuts-setting.ts'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../useStaff.ts'

const SEQUENCE_TIMEOUT_MS = 1_500

export const ShortcutListener = () => {
  const { rights } = useStaff()
  const navigate = useNavigate()
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)

  /** After a g the next key opens a section. */
  const actionFor = (key: string) => {
    const isGoing = performance.now() - goPressedAt.current < SEQUENCE_TIMEOUT_MS
    goPressedAt.current = key === 'g' && !isGoing ? performance.now() : Number.NEGATIVE_INFINITY
    if (!isGoing) return activeShortcuts().find((action) => action.key === key)?.act
    const section = sectionsFor(rights).find(({ letter }) => letter === key)
    return section && (() => void navigate(adminPaths[section.name]()))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isReservedKeyPress(event) || !areShortcutsOn()) return
    const key = normalizeKey(event)
    if (isArrowOutsideQueue(key, event.target)) return
    const action = actionFor(key)
    if (!action) return
    event.preventDefault()
    action()
  })
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
