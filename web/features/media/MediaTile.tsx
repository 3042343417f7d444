import type { TFunction } from '../../lib/i18n/translate.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './MediaTile.module.css'

type Props = {
  /** The form's `t`: texts are under `media`. */
  t: TFunction
  /** What it is: 'picture 2'. */
  name: string
  /** Why it will not be there any more, where that is so. */
  going: string | undefined
  /** Left out for one that a new one takes the place of. */
  onToggle: (() => void) | undefined
  children: ReactNode
}

/** Something that a profile or a post shows now. Taking it away is only a mark until that is saved. */
export const MediaTile = ({ t, name, going, onToggle, children }: Props) => (
  <li className={styles.tile}>
    <div className={classes(styles.view, going && styles.going)}>
      {children}
      {going && <p className={styles.mark}>{going}</p>}
    </div>
    {onToggle && (
      <Button
        variant="secondary"
        size="small"
        icon={going ? 'refresh' : 'trash'}
        aria-label={t(going ? 'media.keepThis' : 'media.removeThis', { name })}
        onClick={onToggle}
      >
        {t(going ? 'media.keep' : 'media.remove')}
      </Button>
    )}
  </li>
)
