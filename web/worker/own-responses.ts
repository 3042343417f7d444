// Whether a response comes from our server, and not from a captive portal or a gateway.
import type { SerwistPlugin } from 'serwist'

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** In every page of the site. */
const PAGE_MARK = '<script id="page-data"'

export const isOwnPage = (html: string) => html.includes(PAGE_MARK)

export const isOwn = async (answer: Response) => !isHtml(answer) || isOwnPage(await answer.clone().text())

export const isWhole = ({ status, redirected }: Response) => status === 200 && !redirected

export const isGatewayError = ({ status }: Response) => status === 502 || status === 504

/** Makes the strategy use the cached copy, or the gateway's response when there is none. */
export const rejectGatewayErrors: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (!isGatewayError(response)) return response
    Object.assign(state ?? {}, { gatewayError: response })
    throw new Error('The server does not answer')
  },
  handlerDidError: async ({ state }) => state?.gatewayError as Response | undefined,
}

/** For requests that expect no HTML: the cached copy is used instead of the page of a captive portal. */
export const rejectPages: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isHtml(response)) throw new Error('A page came instead of the answer')
    return response
  },
  cacheWillUpdate: async ({ response }) => (isWhole(response) ? response : null),
}
