// The loader of a page: calls the API in-process and fills the query cache that the browser continues with.
import {
  dehydrate,
  type FetchInfiniteQueryOptions,
  type QueryClient,
  type QueryOptions,
} from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Language } from '../../../contract/language.ts'
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

// An invalid path parameter is treated as not found, as in not-found.ts.
const pageStatusOf = ({ status }: CallError, params: LoaderInput['params']) =>
  status === 400 && Object.keys(params).length > 0 ? 404 : status

export const loaderInput = ({ context, params, request }: LoaderFunctionArgs): LoaderInput => {
  const { call, language } = context.get(requestContext)
  return { call: makeCall(call), language, params, url: new URL(request.url) }
}

/** fetchQuery, not prefetchQuery: a failed query must fail the page, with the status of the API. */
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
