import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { shell, textCuts } from '../../../../contract/display.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CardRow, CardSlide } from '../../../ui/CardRow.tsx'
import { readSavedLocation } from '../../places/saved-location.ts'
import { PostCard } from '../../posts/PostCard.tsx'
import type { Post } from '../../posts/posts.api.ts'
import { useHasEnded } from '../../posts/useHasEnded.ts'
import { homePageQuery } from '../site.api.ts'
import { Section } from './Section.tsx'

const unchanging = () => () => {}
const useSavedLocation = () => useSyncExternalStore(unchanging, readSavedLocation, () => '')

export const OffersSection = () => {
  const { t } = useTranslation(['Index', 'Navbar'])
  const [language, location] = [useLanguage(), useSavedLocation()]
  const { data } = useViewerQuery((viewer) => homePageQuery(call, language, { viewer, location }))
  const offers = data?.offers ?? []
  if (offers.length === 0) return null
  const params = { kind: 'offer', district: location }
  return (
    <Section title={t('offers.title')}>
      {location && <p>{t('offers.nearest', { location })}</p>}
      <CardRow
        slides={shell.recentSlides}
        previousLabel={t('slider.previous', { ns: 'Navbar' })}
        nextLabel={t('slider.next', { ns: 'Navbar' })}
      >
        {offers.map((post) => (
          <OfferSlide key={post.blog_id} post={post} />
        ))}
      </CardRow>
      <div>
        <ButtonLink variant="secondary" to={paths.posts(params)}>
          {t('offers.all')}
        </ButtonLink>
      </div>
    </Section>
  )
}

const OfferSlide = ({ post }: { post: Post }) =>
  useHasEnded(post) ? null : (
    <CardSlide>
      <PostCard post={post} ends={textCuts.providerPost} hasProviderName inRow />
    </CardSlide>
  )
