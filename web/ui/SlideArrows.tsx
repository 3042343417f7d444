import { IconButton } from './IconButton.tsx'
import styles from './SlideArrows.module.css'

type Props = { previousLabel: string; nextLabel: string; onMove: (step: 1 | -1) => void }

/** The parent must be positioned. */
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
