// Whether an answer is our server's. A hotel's network sends its login page in the place of anything, and a gateway its own error page.
import type { SerwistPlugin } from 'serwist'

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Every page of the site has it. */
const PAGE_MARK = '<script id="page-data"'

export const isOwnPage = (html: string) => html.includes(PAGE_MARK)

export const isOwn = async (answer: Response) => !isHtml(answer) || isOwnPage(await answer.clone().text())

/** All of it, and from the address that was asked for. */
export const isWhole = ({ status, redirected }: Response) => status === 200 && !redirected

/** From a gateway whose server does not answer. */
export const isOfGateway = ({ status }: Response) => status === 502 || status === 504

/** The copy comes instead of what a gateway says, if there is one. */
export const noGateway: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (!isOfGateway(response)) return response
    Object.assign(state ?? {}, { ofGateway: response })
    throw new Error('The server does not answer')
  },
  handlerDidError: async ({ state }) => state?.ofGateway as Response | undefined,
}

/** Where no page was asked for, one is as good as no answer: the copy comes instead. */
export const noPages: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isHtml(response)) throw new Error('A page came instead of the answer')
    return response
  },
  cacheWillUpdate: async ({ response }) => (isWhole(response) ? response : null),
}
