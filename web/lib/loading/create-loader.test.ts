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

/** The status of a page whose API call is refused with this status. */
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
  ['an unknown id', 404, { id: '999999' }, 404],
  ['a deleted id', 404, { id: GONE }, 410],
  ['a deleted id while the server fails', 503, { id: GONE }, 503],
  ['an invalid id', 400, { id: 'abc' }, 404],
  ['another invalid request', 400, {}, 400],
  ['a server that fails', 503, { id: '7' }, 503],
])('responds to %s (%i) with the right status', async (_what, status, params, expected) => {
  expect(await pageStatus(status, params)).toBe(expected)
})

test('loads the first page of an infinite query, for rendering or for the browser', async () => {
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
