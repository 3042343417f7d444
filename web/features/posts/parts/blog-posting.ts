import type { Language } from '../../../../contract/language.ts'
import { postPicture, sharePicturePath } from '../../../../contract/share-picture.ts'
import { paths } from '../../../lib/paths.ts'
import { businessType } from '../../../lib/structured-data/business-types.ts'
import { publisherOf } from '../../../lib/structured-data/publisher.ts'
import type { PostInFull } from '../posts.api.ts'

export type Page = { publicUrl: string; language: Language; siteName: string }

export const blogPosting = (post: PostInFull, { publicUrl, language, siteName }: Page) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const url = absolute(paths.post(post.blog_id))
  const { provider } = post
  const photos = post.blog_images.map(({ image }) => image)
  // Search engines want a picture: without photos it is the share picture.
  const pictures = photos.length > 0 ? photos : [sharePicturePath(postPicture(post), language)]
  const profileUrl = absolute(paths.providerProfile(provider.id))
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    articleBody: post.content,
    articleSection: post.category_title,
    datePublished: post.created_at,
    dateModified: post.updated_at,
    image: pictures.map(absolute),
    publisher: publisherOf(siteName, publicUrl),
    author: {
      '@type': businessType(provider.category_slug),
      '@id': profileUrl,
      url: profileUrl,
      name: provider.business_name,
      logo: provider.logo ? absolute(provider.logo) : undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: provider.street_address || undefined,
        addressLocality: provider.district,
        addressRegion: provider.state,
        addressCountry: provider.country,
      },
    },
  }
}
