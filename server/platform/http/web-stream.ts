import { Readable } from 'node:stream'

/** Converts the body of a web Response. TypeScript has two types of web streams, which are the same at run time. */
export const toNodeStream = (body: Response['body']) => Readable.fromWeb(body as never)
