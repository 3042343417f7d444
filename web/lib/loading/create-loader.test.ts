import { infiniteQueryOptions } from '@tanstack/react-query'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallError } from '../http/call.ts'
import { createLoader } from './create-loader.ts'
import { makeQueryClient } from './query-client.ts'
import { type RequestContext, requestContext } from './request-context.ts'

const GONE = '410'
const visitOf = (isDataRequest = false, isGone = false) =>
  ({
    language: 'en',
    isDataRequest,
    queryClient: makeQueryClient(),
    isGone: async () => isGone,
  }) as RequestContext

/** The status of a page whose API answers with this one. */
const pageStatus = async (status: number, params: LoaderFunctionArgs['params']) => {
  const context = new RouterContextProvider()
  context.set(requestContext, visitOf(false, params.id === GONE))
  const loader = createLoader(() => [{ queryFn: () => Promise.reject(new CallError(status, {})) }])
  const args = { context, params, request: new Request('https://haat.example/') }
  return loader(args as unknown as LoaderFunctionArgs).catch(
    (refused: unknown) => (refused as Response).status,
  )
}

test.each([
  ['an id that nobody has', 404, { id: '999999' }, 404],
  ['what was deleted', 404, { id: GONE }, 410],
  ['what was deleted while the server fails', 503, { id: GONE }, 503],
  ['an id that can be none', 400, { id: 'abc' }, 404],
  ['a question that is wrong in another way', 400, {}, 400],
  ['a server that fails', 503, { id: '7' }, 503],
])('%s (%i) gives the page its status', async (_what, status, params, shown) => {
  expect(await pageStatus(status, params)).toBe(shown)
})

test('of a list that grows the first page is read: for the page to render, or for the browser', async () => {
  const query = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 'first',
    getNextPageParam: () => 'second',
  })
  const load = async (isDataRequest: boolean) => {
    const [context, visit] = [new RouterContextProvider(), visitOf(isDataRequest)]
    context.set(requestContext, visit)
    const args = { context, params: {}, request: new Request('https://haat.example/') }
    const reply = await createLoader(() => [query])(args as unknown as LoaderFunctionArgs)
    return { reply, cached: visit.queryClient.getQueryData(['list']) }
  }
  const data = { pages: ['page first'], pageParams: ['first'] }
  expect(await load(false)).toEqual({ reply: null, cached: data })
  const { reply } = await load(true)
  expect(reply?.dehydrated.queries.map(({ state }) => state.data)).toEqual([data])
})
