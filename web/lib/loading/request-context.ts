import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { RenderContext } from '../../../contract/visit.ts'

export type RequestContext = RenderContext & {
  /** A client-side navigation, which needs the data only. */
  isDataRequest: boolean
  queryClient: QueryClient
}

export const requestContext = createContext<RequestContext>()
