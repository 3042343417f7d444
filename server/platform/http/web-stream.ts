import { Readable } from 'node:stream'

/** The body of a web response as Node sends it. The types know two kinds of web streams, which are one at run time. */
export const toNodeStream = (body: Response['body']) => Readable.fromWeb(body as never)
