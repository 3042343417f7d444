// schema.org: a BlogPosting, and the offer or event that it announces.
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSite } from '../../../lib/page/site.ts'
import type { PostInFull } from '../posts.api.ts'
import { blogPosting, type Page } from './blog-posting.ts'

const CURRENCY = 'INR'
const rupees = (paise: number) => paise / 100

const priceOf = ({ price_paise: price }: PostInFull) =>
  price === null ? {} : { price: rupees(price), priceCurrency: CURRENCY }

const about = (post: PostInFull, page: Page) => {
  const { author, url, image } = blogPosting(post, page)
  return { author, shared: { url, name: post.title, description: post.content, image } }
}

const availability = ({ has_ended }: PostInFull) =>
  `https://schema.org/${has_ended ? 'Discontinued' : 'InStock'}`

const offerOf = (post: PostInFull, page: Page) => {
  const { author, shared } = about(post, page)
  return {
    '@type': 'Offer',
    ...shared,
    itemOffered: { '@type': 'Product', name: post.title },
    ...priceOf(post),
    validFrom: post.starts_at ?? post.created_at,
    validThrough: post.ends_at,
    availability: availability(post),
    offeredBy: author,
  }
}

const eventOf = (post: PostInFull, page: Page) => {
  const { author, shared } = about(post, page)
  return {
    '@type': 'Event',
    ...shared,
    startDate: post.starts_at,
    endDate: post.ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: post.provider.business_name, address: author.address },
    organizer: author,
    ...(post.price_paise !== null && {
      offers: {
        '@type': 'Offer',
        url: shared.url,
        itemOffered: { '@type': 'Service', name: post.title },
        ...priceOf(post),
        validThrough: post.ends_at,
        availability: availability(post),
      },
    }),
  }
}

const postData = (post: PostInFull, page: Page): object => {
  const posting = blogPosting(post, page)
  if (post.kind === 'update') return posting
  const { '@context': context, ...rest } = posting
  const subject = post.kind === 'offer' ? offerOf(post, page) : eventOf(post, page)
  return { '@context': context, '@graph': [rest, subject] }
}

const usePostData = (post: PostInFull) => {
  const site = useSite()
  const language = useLanguage()
  const { t } = useTranslation('Navbar')
  return site && postData(post, { publicUrl: site.publicUrl, language, siteName: t('brand') })
}

/** For crawlers, which request the page from the server; the browser does not load this code. */
export const useStructuredData = (post: PostInFull): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? usePostData(post) : {}
