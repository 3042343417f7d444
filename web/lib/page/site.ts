// What the root loader tells every page about the installation.
import { useRouteLoaderData } from 'react-router'
import type { RenderContext } from '../../../contract/visit.ts'

export type Site = Pick<
  RenderContext,
  'publicUrl' | 'hasOutbox' | 'tilesUrl' | 'areBordersCorrected' | 'isDev'
>

/** Undefined when the root loader itself failed: the error page must stand without it. */
export const useSite = () => useRouteLoaderData<Site>('root')
