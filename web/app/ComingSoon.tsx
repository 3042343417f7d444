// One page for every screen that is not built yet: it says what will stand here and where to go meanwhile.
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import type { PageHandle } from '../lib/i18n/namespaces.ts'
import { PageMeta } from '../lib/PageMeta.tsx'
import { Badge } from '../ui/Badge.tsx'
import { OpeningStall } from './parts/OpeningStall.tsx'
import { StallPage } from './parts/StallPage.tsx'
import { WaysOn } from './parts/WaysOn.tsx'
import { screenOf } from './screens.ts'

export const handle: PageHandle = { namespaces: (routeId) => [screenOf(routeId).namespace] }

const useScreen = () => {
  const { namespace, within } = screenOf(useMatches().at(-1)?.id ?? '')
  return useTranslation(namespace, within ? { keyPrefix: within } : {})
}

const ComingSoon = () => {
  const { t } = useScreen()
  const { t: tBar } = useTranslation('Navbar', { keyPrefix: 'soon' })
  return (
    <StallPage picture={<OpeningStall />}>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <Badge tone="marigold">{tBar('badge')}</Badge>
      <h1>{t('title')}</h1>
      <p>{t('soon')}</p>
      <p>{tBar('meanwhile')}</p>
      <WaysOn />
    </StallPage>
  )
}

export default ComingSoon
