import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import styles from './MoveHandle.module.css'

type Props = {
  label: string
  onMove: (by: -1 | 1) => void
  /** While it is dragged: which item is under the pointer. Left out where nothing is dragged. */
  onDragTo?: ((itemId: number) => void) | undefined
  onDragEnd?: (() => void) | undefined
}

const itemUnder = ({ clientX, clientY }: PointerEvent) => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]')
  return row ? Number(row.dataset.item) : undefined
}

/** Moves what it stands beside: by the arrow keys, or by pointer and finger. */
export const MoveHandle = ({ label, onMove, onDragTo, onDragEnd }: Props) => {
  const { button, keepFocus } = useKeptFocus()
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    keepFocus()
    onMove(by)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const id = itemUnder(event)
    if (id !== undefined) onDragTo?.(id)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      className={styles.handle}
      onKeyDown={moveByKey}
      onPointerDown={(event) => onDragTo && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onDragEnd}
      onPointerCancel={onDragEnd}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.dots}>
        <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
      </svg>
    </button>
  )
}

/** A node that is put elsewhere in the page loses the focus. */
const useKeptFocus = () => {
  const button = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (isMoving.current) button.current?.focus()
    isMoving.current = false
  })
  return { button, keepFocus: () => void (isMoving.current = true) }
}
