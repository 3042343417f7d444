import { textCuts } from '../../../../contract/display.ts'
import { CardRows } from '../../../ui/Layout.tsx'
import { PostRow } from '../../posts/PostRow.tsx'
import type { Post } from '../../posts/posts.api.ts'
import { MarketSection } from './MarketSection.tsx'

export const MarketPosts = ({ title, posts }: { title: string; posts: readonly Post[] }) =>
  posts.length > 0 && (
    <MarketSection title={title}>
      <CardRows>
        {posts.map((post) => (
          <PostRow key={post.blog_id} post={post} ends={textCuts.providerPost} hasProviderName />
        ))}
      </CardRows>
    </MarketSection>
  )
