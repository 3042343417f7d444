import type { TFunction } from '../../lib/i18n/translate.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './MediaTile.module.css'

type Props = {
  /** The form's `t`: texts are under `media`. */
  t: TFunction
  name: string
  /** Why it will be removed. */
  removedText: string | undefined
  /** Undefined for one that is replaced. */
  onToggle: (() => void) | undefined
  children: ReactNode
}

export const MediaTile = ({ t, name, removedText, onToggle, children }: Props) => (
  <li className={styles.tile}>
    <div className={classes(styles.view, removedText && styles.removed)}>
      {children}
      {removedText && <p className={styles.label}>{removedText}</p>}
    </div>
    {onToggle && (
      <Button
        variant="secondary"
        size="small"
        icon={removedText ? 'refresh' : 'trash'}
        aria-label={t(removedText ? 'media.keepThis' : 'media.removeThis', { name })}
        onClick={onToggle}
      >
        {t(removedText ? 'media.keep' : 'media.remove')}
      </Button>
    )}
  </li>
)
