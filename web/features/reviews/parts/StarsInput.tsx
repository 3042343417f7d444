import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { classes } from '../../../ui/classes.ts'
import { describedBy, FieldMark, FieldMessages } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Stars } from '../reviews.api.ts'
import { ALL_STARS } from './Stars.tsx'
import styles from './StarsInput.module.css'

type Props = { value: Stars | null; error: string | undefined; onChange: (stars: Stars) => void }

export const StarsInput = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'form' })
  const [id, labelId] = [useId(), useId()]
  const hint = t('ratingHint')
  return (
    <div>
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-required="true"
        {...describedBy(id, { error, hint })}
        className={styles.group}
      >
        <p id={labelId} className={styles.label}>
          {t('rating')}
          <FieldMark required />
        </p>
        <div className={styles.stars}>
          {ALL_STARS.map((star) => (
            <label key={star} className={classes(styles.star, star <= (value ?? 0) && styles.full)}>
              <input
                type="radio"
                name="rating"
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                className={styles.radio}
              />
              <Icon name="star" />
              <span className="visually-hidden">{t('ratingOf', { count: star })}</span>
            </label>
          ))}
          {value !== null && (
            <span aria-hidden="true" className={styles.words}>
              {t('ratingOf', { count: value })}
            </span>
          )}
        </div>
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  )
}
