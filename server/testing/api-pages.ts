// A web build whose pages show what the API answers.
import type { WebBuild } from '../app/pages.ts'

/** The page that shows the reply to a GET of this path, below /api. A search page passes any text on to its loader. */
export const pageOf = (path: string) => `/search?${new URLSearchParams({ q: path }).toString()}`

export const apiPages: WebBuild = {
  entry: {
    module: {
      makeHandler:
        () =>
        async (request, { call }) => {
          const path = new URL(request.url).searchParams.get('q')
          const { status, text } = await call('GET', `/api${path}`)
          // A second reply, which holds for good.
          await call('GET', '/api/category/')
          return new Response(text, { status, headers: { 'content-type': 'text/html' } })
        },
    },
  },
}
