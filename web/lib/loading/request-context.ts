// What the server hands to the loaders of one request.
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { RenderContext } from '../../../contract/visit.ts'

export type RequestContext = RenderContext & {
  /** The browser asks for the data alone, for a page that it renders itself. */
  isDataRequest: boolean
  /** The loaders fill it, and the page is rendered from it. */
  queryClient: QueryClient
}

export const requestContext = createContext<RequestContext>()
