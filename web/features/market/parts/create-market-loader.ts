// A place or a trade may be asked for by an id, another spelling or an earlier slug: the page is at its slug.
import type { DataTag } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { LANGUAGE_PARAMETER } from '../../../../contract/language.ts'
import { type AnyQuery, createLoader, type LoaderInput, loaderInput } from '../../../lib/create-loader.ts'
import { requestContext } from '../../../lib/request-context.ts'
import { CURSOR_PARAMETER } from './cursor.ts'

const KEPT_PARAMETERS = new Set([LANGUAGE_PARAMETER, CURSOR_PARAMETER])
const MOVED_PERMANENTLY = 301

const withKeptParameters = (path: string, { searchParams }: URL) => {
  const kept = new URLSearchParams([...searchParams].filter(([name]) => KEPT_PARAMETERS.has(name)))
  return kept.size > 0 ? `${path}?${kept.toString()}` : path
}

/** `pathOf` says where the page of what was found is. */
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
    if (path && path !== input.url.pathname)
      throw redirect(withKeptParameters(path, input.url), MOVED_PERMANENTLY)
    return loaded
  }
}
