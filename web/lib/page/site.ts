import { useRouteLoaderData } from 'react-router'
import type { RenderContext } from '../../../contract/visit.ts'

export type Site = Pick<
  RenderContext,
  'publicUrl' | 'hasOutbox' | 'tilesUrl' | 'areBordersCorrected' | 'isDev'
>

/** Undefined when the root loader failed: the error page must render without it. */
export const useSite = () => useRouteLoaderData<Site>('root')
