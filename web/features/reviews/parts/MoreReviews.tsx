import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { To } from 'react-router'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type Props = {
  more: () => void
  isGrowing: boolean
  hasFailed: boolean
  /** Where the next page is without scripts. */
  to?: To
}

export const MoreReviews = ({ more, isGrowing, hasFailed, to }: Props) => {
  const { t } = useTranslation('Reviews')
  const isHydrated = useHydrated()
  return (
    <>
      {hasFailed && <Notice kind="error">{t('moreFailed')}</Notice>}
      <Cluster>
        {isHydrated || !to ? (
          <Button variant="secondary" loading={isGrowing} loadingText={t('loading')} onClick={more}>
            {t('more')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={to} rel="nofollow">
            {t('more')}
          </ButtonLink>
        )}
      </Cluster>
    </>
  )
}
