// schema.org's BlogPosting: what a search engine shows of a post.
import { paths } from '../../../lib/paths.ts'
import type { PostInFull } from '../posts.api.ts'

export const blogPosting = (post: PostInFull, publicUrl: string) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const url = absolute(paths.post(post.blog_id))
  const { provider } = post
  const shop = absolute(paths.providerProfile(provider.id))
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
    image: post.blog_images.map(({ image }) => absolute(image)),
    author: {
      '@type': 'LocalBusiness',
      '@id': shop,
      url: shop,
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
