import { lists } from '../../../contract/limits.ts'
import { postsOfProvider } from './posts.queries.ts'
import { type Maker, type PostRow, postView } from './posts.view.ts'

/** A page of a business's posts, for whoever reads the business: one question to the database gets both. */
export const postsBeside = {
  column: postsOfProvider,
  show: (rows: readonly PostRow[], maker: Maker) => ({
    blogs: rows.slice(0, lists.profilePosts).map((row) => postView(row, maker)),
    hasNext: rows.length > lists.profilePosts,
  }),
}
