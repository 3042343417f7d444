import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { toSignupState } from '../../providers/signup-district.ts'
import { MarketSection } from './MarketSection.tsx'

type Props = {
  place: string
  /** The page is of a category whose businesses sell work rather than goods. */
  isService?: boolean | undefined
  /** Chosen in the form already. */
  districtId?: number
}

export const JoinBanner = ({ place, isService, districtId }: Props) => {
  const { t } = useTranslation('Market', { keyPrefix: isService ? 'joinService' : 'join' })
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
