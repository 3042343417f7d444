import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Stars.module.css'

export const ALL_STARS = [1, 2, 3, 4, 5] as const

export const Stars = ({ stars }: { stars: number }) => {
  const { t } = useTranslation('Reviews')
  return (
    <span className={styles.stars}>
      <span aria-hidden="true" className={styles.row}>
        {ALL_STARS.map((star) => (
          <Icon
            key={star}
            name="star"
            className={classes(styles.star, star <= Math.round(stars) && styles.full)}
          />
        ))}
      </span>
      <span className="visually-hidden">{t('stars', { stars })}</span>
    </span>
  )
}
