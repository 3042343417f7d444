import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles from './CardRow.module.css'
import { SlideArrows } from './SlideArrows.tsx'

/** `sizes` of the pictures in the cards. */
export const SLIDE_SIZES = '(max-width: 480px) 100vw, (max-width: 768px) 50vw, 24rem'

type Props = {
  /** How many are seen at once. */
  slides: { wide: number; under768: number; under480: number }
  previousLabel: string
  nextLabel: string
  /** A `CardSlide` for each card. */
  children: ReactNode
}

export const CardRow = ({ slides, previousLabel, nextLabel, children }: Props) => {
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => row.current && scrollByPage(row.current, direction)
  const { wide, under768, under480 } = slides
  const style = { '--wide': wide, '--under768': under768, '--under480': under480 } as CSSProperties
  return (
    <div style={style} className={styles.carousel}>
      <SlideArrows {...{ previousLabel, nextLabel }} onMove={move} />
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
    </div>
  )
}

export const CardSlide = ({ children }: { children: ReactNode }) => (
  <li className={styles.slide}>{children}</li>
)

// Scroll positions are fractions of pixels.
const SCROLL_TOLERANCE = 2

const scrollByPage = (row: HTMLElement, direction: 1 | -1) => {
  const end = row.scrollWidth - row.clientWidth
  const isAtEnd = direction > 0 ? row.scrollLeft > end - SCROLL_TOLERANCE : row.scrollLeft < SCROLL_TOLERANCE
  const left = isAtEnd ? (direction > 0 ? 0 : end) : row.scrollLeft + direction * row.clientWidth
  row.scrollTo({ left })
}
