import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { requestContext } from '../../lib/loading/request-context.ts'
import { StyleGuide } from '../../ui/styleguide/StyleGuide.tsx'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

/** In development only. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  if (!context.get(requestContext).isDev) throw new Response(null, { status: 404 })
  return null
}

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
