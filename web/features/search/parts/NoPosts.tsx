import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { PostKind } from '../../../../contract/post-kinds.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { withNewSearch } from './url-params.ts'

export const NoPosts = ({ isSearch, kind }: { isSearch: boolean; kind: PostKind | undefined }) => {
  const { t } = useTranslation('Posts')
  return (
    <EmptyState
      title={kind && !isSearch ? t(`noneOf.${kind}`) : t('empty')}
      text={isSearch && t('emptyText')}
      action={
        (isSearch || kind) && (
          <ButtonLink variant="secondary" to={paths.posts()}>
            {t('all')}
          </ButtonLink>
        )
      }
    />
  )
}

export const RefusedPosts = ({ code }: { code: string }) => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const isUnknownDistrict = code === 'location_unknown'
  return (
    <EmptyState
      title={t('failed')}
      text={isUnknownDistrict ? t('unknownPlace') : t('emptyText')}
      action={
        <ButtonLink
          variant="secondary"
          to={isUnknownDistrict ? withNewSearch(query, { district: '' }) : paths.posts()}
        >
          {isUnknownDistrict ? t('everywhere') : t('all')}
        </ButtonLink>
      }
    />
  )
}
