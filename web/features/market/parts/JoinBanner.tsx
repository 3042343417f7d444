import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { toSignupState } from '../../providers/signup-district.ts'
import { MarketSection } from './MarketSection.tsx'

type Props = {
  place: string
  /** Chosen in the form already. */
  districtId?: number
}

export const JoinBanner = ({ place, districtId }: Props) => {
  const { t } = useTranslation('Market', { keyPrefix: 'join' })
  return (
    <MarketSection title={t('title', { place })} text={t('text')}>
      <div>
        <ButtonLink icon="store" to={paths.signupProvider()} state={districtId && toSignupState(districtId)}>
          {t('signUp')}
        </ButtonLink>
      </div>
    </MarketSection>
  )
}
