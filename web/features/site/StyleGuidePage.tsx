import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { StyleGuide } from '../../ui/styleguide/StyleGuide.tsx'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

const StyleGuidePage = () => {
  const { t } = useTranslation('Contact')
  return (
    <>
      <PageMeta title={t('styleguide.title')} description={t('styleguide.text')} index={false} />
      <StyleGuide lang={useLanguage()} />
    </>
  )
}

export default StyleGuidePage
