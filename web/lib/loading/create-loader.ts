// A page's loader: asks the API in-process, puts the answers into a query cache, and the browser goes on from there.
import {
  dehydrate,
  type FetchInfiniteQueryOptions,
  type QueryClient,
  type QueryOptions,
} from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Language } from '../../../contract/limits.ts'
import { CallError, makeCall, type Call } from '../http/call.ts'
import { requestContext } from './request-context.ts'

export type LoaderInput = {
  call: Call
  language: Language
  params: Readonly<Record<string, string | undefined>>
  url: URL
}
// oxlint-disable-next-line typescript/no-explicit-any -- each query has its own key and data
export type AnyQuery = QueryOptions<any, any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as above
type AnyInfiniteQuery = FetchInfiniteQueryOptions<any, any, any, any, any>

const fetchInto = (client: QueryClient, query: AnyQuery | AnyInfiniteQuery) =>
  'initialPageParam' in query
    ? client.fetchInfiniteQuery({ retry: false, ...query })
    : client.fetchQuery({ queryKey: [], retry: false, ...query })

// What can't stand in the path is treated as not found (not-found.ts does the same in the browser).
const pageStatusOf = ({ status }: CallError, params: LoaderInput['params']) =>
  status === 400 && Object.keys(params).length > 0 ? 404 : status

/** What a loader gets of its page. */
export const loaderInput = ({ context, params, request }: LoaderFunctionArgs): LoaderInput => {
  const { call, language } = context.get(requestContext)
  return { call: makeCall(call), language, params, url: new URL(request.url) }
}

/** fetchQuery, not prefetchQuery: what a page can't do without fails the page, with the API's own status. */
export const createLoader =
  (queries: (input: LoaderInput) => (AnyQuery | AnyInfiniteQuery)[]) => async (args: LoaderFunctionArgs) => {
    const { queryClient: client, isDataRequest, isGone } = args.context.get(requestContext)
    try {
      await Promise.all(queries(loaderInput(args)).map((query) => fetchInto(client, query)))
    } catch (error) {
      client.clear()
      if (!(error instanceof CallError)) throw error
      const status = pageStatusOf(error, args.params)
      throw new Response(null, { status: status === 404 && (await isGone()) ? 410 : status })
    }
    return isDataRequest ? { dehydrated: dehydrate(client) } : null
  }
