// A web build whose pages contain responses of the API.
import type { WebBuild } from '../app/pages.ts'

/** The page with the response to a GET of this path below /api, loaded by the search page. */
export const paginateByTime = (path: string) => `/search?${new URLSearchParams({ q: path }).toString()}`

export const apiPages: WebBuild = {
  entry: {
    module: {
      makeHandler:
        () =>
        async (request, { call }) => {
          const path = new URL(request.url).searchParams.get('q')
          const { status, text } = await call('GET', `/api${path}`)
          // A second response, which never expires.
          await call('GET', '/api/category/')
          return new Response(text, { status, headers: { 'content-type': 'text/html' } })
        },
    },
  },
}
