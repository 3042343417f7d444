// What a page asks the API for while the server renders it: each call is a whole request inside the process.
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as district } from '../features/market/DistrictPage.tsx'
import { loader as post } from '../features/posts/PostPage.tsx'
import { loader as provider } from './profile/ProviderProfilePage.tsx'
import { loader as posts } from '../features/search/PostsPage.tsx'
import { loader as results } from '../features/search/ProviderResultsPage.tsx'
import { loader as search } from '../features/search/SearchPage.tsx'
import { loader as landing } from '../features/site/LandingPage.tsx'
import { makeQueryClient } from '../lib/loading/query-client.ts'
import { type RequestContext, requestContext } from '../lib/loading/request-context.ts'

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

const callsOf = async (loader: Loader, address: string, params: LoaderFunctionArgs['params']) => {
  const calls: string[] = []
  const call = async (_method: string, path: string) => {
    calls.push(path.split('?', 1)[0] ?? '')
    // The page of a district moves when the reply names another. A search always has both lists.
    const reply = { state: { slug: 'bihar' }, district: { slug: 'gaya' }, providers: [], posts: [] }
    return { status: 200, text: JSON.stringify(reply), link: null }
  }
  const context = new RouterContextProvider()
  const visit = { call, language: 'en', isDataRequest: false, queryClient: makeQueryClient() } as const
  context.set(requestContext, visit as unknown as RequestContext)
  const args = { context, params, request: new Request(`http://haat.example${address}`) }
  await loader(args as unknown as LoaderFunctionArgs)
  return calls.toSorted()
}

test.each([
  ['/', landing, {}, ['/api/index/']],
  ['/posts', posts, {}, ['/api/blogs/', '/api/category/']],
  ['/home?q=chai', results, {}, ['/api/category/', '/api/marketplace/search/']],
  ['/search', search, {}, ['/api/category/']],
  ['/search?q=chai', search, {}, ['/api/category/', '/api/search/']],
  ['/market/bihar/gaya', district, { state: 'bihar', district: 'gaya' }, ['/api/market/bihar/gaya/']],
  ['/postpage/7', post, { id: '7' }, ['/api/blogs/7/', '/api/blogs/7/comments/view/']],
  [
    '/providerprofile/7',
    provider,
    { id: '7' },
    ['/api/provider-profile/7/', '/api/providers/7/items/', '/api/providers/7/reviews/'],
  ],
] as const)('%s asks for no more than it shows', async (address, loader, params, calls) => {
  expect(await callsOf(loader as Loader, address, params)).toEqual(calls)
})
