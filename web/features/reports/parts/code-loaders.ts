import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call } from '../../../lib/http/call.ts'
import { type AnyQuery, createLoader } from '../../../lib/loading/create-loader.ts'

/** Without scripts the form can only put the code into the query string. */
const typedCode = (request: Request) => new URL(request.url).searchParams.get('code')?.trim()

type Options = {
  pathOf: (code: string) => string
  queryFor: (call: Call, code: string) => AnyQuery
  /** For the page without a code. */
  queryWithoutCode?: (call: Call) => AnyQuery
}

export const codeLoaders = ({ pathOf, queryFor, queryWithoutCode }: Options) => {
  const answer = createLoader(({ call, params }) => {
    if (params.code) return [queryFor(call, params.code)]
    return queryWithoutCode ? [queryWithoutCode(call)] : []
  })
  const onServer = (args: LoaderFunctionArgs) => {
    const typed = typedCode(args.request)
    if (typed) throw redirect(pathOf(typed))
    return answer(args)
  }
  // In the browser the page runs the query itself, to display its own loading and error states.
  const inBrowser = ({ request }: LoaderFunctionArgs) => {
    const typed = typedCode(request)
    return typed ? redirect(pathOf(typed)) : null
  }
  return { onServer, inBrowser }
}

/** The code is a credential: no cache may store the page. */
export const noStoreHeaders = () => ({ 'cache-control': 'private, no-store' })
