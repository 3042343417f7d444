// The preview of a shared link.
import { postPicture, sharePicturePath } from '../../../../contract/share-picture.ts'
import { formatWeekday } from '../../../lib/format/format-moment.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { truncateDescription } from '../../../lib/format/truncate.ts'
import { useIndiaDay } from '../../../lib/time/useIndiaDay.ts'
import type { PostInFull } from '../posts.api.ts'
import { eventText } from './kind-texts.ts'
import { lastMoment, priceText, type Reader } from './kind-texts.ts'

// A chat keeps the preview: no 'today' and no 'tomorrow'.
const whenText = (post: PostInFull, reader: Reader) => {
  const { t, language, today } = reader
  if (post.has_ended) return t('offers.ended')
  if (post.kind === 'event') return eventText(post, reader)
  return post.ends_at && t('offers.ends', { day: formatWeekday(lastMoment(post.ends_at), language, today) })
}

const useShare = (post: PostInFull, description: string) => {
  const { t } = useTranslation('Navbar')
  const reader = { t, language: useLanguage(), today: useIndiaDay() }
  const parts = [whenText(post, reader), priceText(post, t), description]
  return {
    picture: sharePicturePath(postPicture(post), reader.language),
    shareDescription: truncateDescription(parts.filter(Boolean).join(' · ')),
    article: {
      publishedAt: post.created_at,
      modifiedAt: post.updated_at,
      section: post.category_title,
      author: paths.providerProfile(post.provider.id),
    },
  }
}

/** For the crawlers of chats, which request the page from the server. `description` is how the post begins. */
export const usePostShare = (post: PostInFull, description: string) =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useShare(post, description) : {}
