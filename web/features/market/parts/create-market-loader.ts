// Redirects an id, another spelling or an old slug to the current slug.
import type { DataTag } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import {
  type AnyQuery,
  createLoader,
  type LoaderInput,
  loaderInput,
} from '../../../lib/loading/create-loader.ts'
import { requestContext } from '../../../lib/loading/request-context.ts'

const MOVED_PERMANENTLY = 301

export const createMarketLoader = <Data>(
  queryOf: (input: LoaderInput) => AnyQuery & { queryKey: DataTag<readonly unknown[], Data, Error> },
  pathOf: (found: Data) => string,
) => {
  const load = createLoader((input) => [queryOf(input)])
  return async (args: LoaderFunctionArgs) => {
    const loaded = await load(args)
    const input = loaderInput(args)
    const { queryClient } = args.context.get(requestContext)
    const found = queryClient.getQueryData<Data>(queryOf(input).queryKey)
    const path = found && pathOf(found)
    if (path && path !== input.url.pathname) throw redirect(path + input.url.search, MOVED_PERMANENTLY)
    return loaded
  }
}
