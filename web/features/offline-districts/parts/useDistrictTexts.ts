import { offlineLimits } from '../../../../contract/offline-rules.ts'
import { HOUR, DAY } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../../lib/log.ts'
import { DistrictError } from '../../../lib/offline-districts/problem.ts'

export const useDistrictTexts = () => {
  const { t } = useTranslation('OfflineDistricts')
  const ageText = (checkedAt: number) => {
    const age = Date.now() - checkedAt
    if (age < HOUR) return t('age.now')
    if (age < DAY) return t('age.hours', { count: Math.floor(age / HOUR) })
    return t('age.days', { count: Math.floor(age / DAY) })
  }
  const problemText = (error: Error) => {
    if (error instanceof DistrictError) return t(`problems.${error.problem}`, { most: offlineLimits.saved })
    logWarning('a saved district', error)
    return t('problems.unexpected')
  }
  return { ageText, problemText }
}
