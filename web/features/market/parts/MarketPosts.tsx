import { textCuts } from '../../../../contract/display.ts'
import { CardGrid } from '../../../ui/Layout.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import type { Post } from '../../posts/posts.api.ts'
import { MarketSection } from './MarketSection.tsx'

export const MarketPosts = ({ title, posts }: { title: string; posts: readonly Post[] }) =>
  posts.length > 0 && (
    <MarketSection title={title}>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.blog_id} post={post} ends={textCuts.providerPost} hasProviderName />
        ))}
      </CardGrid>
    </MarketSection>
  )
