import type { ReactNode } from 'react'
import type { SearchedDistrict } from '../../../lib/district-search/district-messages.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from '../OfflinePage.module.css'
import type { DistrictCriteria } from './useDistrictSearch.ts'

type Props = {
  criteria: DistrictCriteria
  change: (changed: Partial<DistrictCriteria>) => void
  saved: readonly SearchedDistrict[]
  current: number | null
  choose: (id: number) => void
  /** Asks for the position, then changes the order. */
  onNear: () => void
}

/** Filters, order and, with several saved districts, which one. */
export const DistrictChoices = ({ criteria, change, saved, current, choose, onNear }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const { isOpenNow, isVerified, sort } = criteria
  const order = (wanted: DistrictCriteria['sort']) => change({ sort: sort === wanted ? 'best' : wanted })
  return (
    <>
      {saved.length > 1 && (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t('choose')}</legend>
          {saved.map(({ id, name }) => (
            <Choice key={id} isOn={id === current} onPress={() => choose(id)}>
              {name[language]}
            </Choice>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('filters')}</legend>
        <Choice isOn={isOpenNow} onPress={() => change({ isOpenNow: !isOpenNow })}>
          {t('open_now')}
        </Choice>
        <Choice isOn={isVerified} onPress={() => change({ isVerified: !isVerified })}>
          {t('verified')}
        </Choice>
        <Choice
          isOn={sort === 'near'}
          onPress={() => (sort === 'near' ? change({ sort: 'best' }) : onNear())}
        >
          {t('near')}
        </Choice>
        <Choice isOn={sort === 'rating'} onPress={() => order('rating')}>
          {t('rating')}
        </Choice>
      </fieldset>
    </>
  )
}

const Choice = ({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) => (
  <button type="button" aria-pressed={isOn} onClick={onPress} className={styles.choice}>
    {children}
  </button>
)
