import { IconButton } from './IconButton.tsx'
import styles from './SlideArrows.module.css'

type Props = { previousLabel: string; nextLabel: string; onMove: (step: 1 | -1) => void }

/** At the sides of a row of slides, which must be positioned. Without scripts the row scrolls and has none. */
export const SlideArrows = ({ previousLabel, nextLabel, onMove }: Props) => (
  <>
    <div className={styles.previous}>
      <IconButton icon="chevron-left" label={previousLabel} onClick={() => onMove(-1)} />
    </div>
    <div className={styles.next}>
      <IconButton icon="chevron-right" label={nextLabel} onClick={() => onMove(1)} />
    </div>
  </>
)
