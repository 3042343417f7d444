import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './SliderBar.module.css'

type Props = {
  at: number
  count: number
  isOn: boolean
  onToggle: () => void
  onMove: (slide: number) => void
}

/** The pause button is first in the tab order, for users disturbed by motion. */
export const SliderBar = ({ at, count, isOn, onToggle, onMove }: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  return (
    <div className={styles.bar}>
      <IconButton icon={isOn ? 'pause' : 'play'} label={isOn ? t('pause') : t('play')} onClick={onToggle} />
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-label={t('show', { at: slide + 1, total: count })}
            aria-current={slide === at || undefined}
            onClick={() => onMove(slide)}
            className={styles.dot}
          />
        ))}
      </div>
    </div>
  )
}
