import { useTranslation } from 'react-i18next'
import { truncateDescription } from '../../../lib/truncate.ts'
import { PageMeta } from '../../../lib/PageMeta.tsx'
import { useSite } from '../../../lib/site.ts'
import type { PostInFull } from '../posts.api.ts'
import { blogPosting } from './blog-posting.ts'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const PostMeta = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'meta' })
  const site = useSite()
  const { title, provider } = post
  return (
    <PageMeta
      kind="article"
      title={t('title', { title, name: provider.business_name })}
      description={truncateDescription(oneLine(post.content))}
      picture={post.blog_images[0]?.image ?? provider.logo ?? undefined}
      jsonLd={site && blogPosting(post, site.publicUrl)}
    />
  )
}
