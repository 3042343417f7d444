import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './MoveHandle.module.css'
import { useRestoreFocus } from './useRestoreFocus.ts'

type Dragging = {
  onDragTo: (itemId: number) => void
  onDragEnd: () => void
}

type Props = {
  label: string
  onMove: (by: -1 | 1) => void
  /** Undefined where only the keyboard moves it. */
  dragging?: Dragging | undefined
}

export const MoveHandle = ({ label, onMove, dragging }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const restoreFocus = useRestoreFocus(button)
  const startDrag = useDrag(button, dragging)
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    restoreFocus()
    onMove(by)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      className={styles.handle}
      onKeyDown={moveByKey}
      onPointerDown={startDrag}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.dots}>
        <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
      </svg>
    </button>
  )
}

/** The item whose middle the pointer has passed; otherwise rows of different heights would swap endlessly. */
const itemPassed = ({ clientX, clientY }: PointerEvent, own: Element) => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]')
  if (!row || row === own) return undefined
  const { top, height } = row.getBoundingClientRect()
  const isBelow = (own.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const isPassed = isBelow ? clientY > top + height / 2 : clientY < top + height / 2
  return isPassed ? Number(row.dataset.item) : undefined
}

/** Listens on the window: a button that is moved in the DOM loses its pointer events. */
const useDrag = (button: RefObject<HTMLElement | null>, dragging: Dragging | undefined) => {
  const [isDragging, setDragging] = useState(false)
  const drag = useEffectEvent((event: PointerEvent) => {
    const own = button.current?.closest('[data-item]')
    const id = own ? itemPassed(event, own) : undefined
    if (id !== undefined) dragging?.onDragTo(id)
  })
  const drop = useEffectEvent(() => dragging?.onDragEnd())
  useEffect(() => {
    if (!isDragging) return undefined
    const move = (event: PointerEvent) => drag(event)
    const end = () => {
      setDragging(false)
      drop()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [isDragging])
  return () => setDragging(dragging !== undefined)
}
