import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call } from '../../../lib/http/call.ts'
import { type AnyQuery, createLoader } from '../../../lib/loading/create-loader.ts'

/** A form without scripts can only write a code behind a question mark. */
const typedCode = (request: Request) => new URL(request.url).searchParams.get('code')?.trim()

type Options = {
  pathOf: (code: string) => string
  queryFor: (call: Call, code: string) => AnyQuery
}

export const codeLoaders = ({ pathOf, queryFor }: Options) => {
  const answer = createLoader(({ call, params }) => (params.code ? [queryFor(call, params.code)] : []))
  const onServer = (args: LoaderFunctionArgs) => {
    const typed = typedCode(args.request)
    if (typed) throw redirect(pathOf(typed))
    return answer(args)
  }
  // In the browser the page asks for itself, with its own words while it waits and when no answer comes.
  const inBrowser = ({ request }: LoaderFunctionArgs) => {
    const typed = typedCode(request)
    return typed ? redirect(pathOf(typed)) : null
  }
  return { onServer, inBrowser }
}

/** A code opens something: no cache on the way keeps the page. */
export const noStoreHeaders = () => ({ 'cache-control': 'private, no-store' })
