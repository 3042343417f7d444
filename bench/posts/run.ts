// How fast posts and comments are answered, against a bare route that reads the same bytes by primary key.
//   npm run bench:posts
import { benchAgainstBare, benchPage, benchShare, type Ports } from '../load/against-bare.ts'
import { fillPostsAndComments } from './fill.ts'

const POSTS = Number(process.env.POSTS ?? 1_000_000)
const ASKED = 20_000
const PAGES = 200

const randomIds = () =>
  Array.from(new Set(Array.from({ length: ASKED }, () => 1 + Math.floor(Math.random() * POSTS))))

/** The addresses of the list's pages, as each names the next. */
const pagesOf = async ({ ours }: Ports) => {
  const paths: string[] = []
  for (let next: string | undefined = '/api/blogs/'; next && paths.length < PAGES;) {
    paths.push(next)
    const { headers } = await fetch(`http://127.0.0.1:${ours}${next}`)
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return paths
}

await benchAgainstBare({
  fill: async (db) => {
    console.log(`filling in ${POSTS} posts ...`)
    await fillPostsAndComments(db, POSTS)
  },
  run: async (db, ports) => {
    const ids = randomIds()
    const paths = (suffix: string) => ids.map((id) => `/api/blogs/${id}/${suffix}`)
    await benchShare(db, ports, { name: 'post', requests: paths('') })
    await benchShare(db, ports, { name: 'comments', requests: paths('comments/view/') })
    await benchShare(db, ports, { name: 'list of 60', requests: await pagesOf(ports) })
    const pages = ids.map((id) => `/postpage/${id}`)
    await benchPage(ports.ours, pages, `Fresh today, number ${ids[0]}`)
  },
})
