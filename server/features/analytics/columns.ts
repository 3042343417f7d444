import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { viewSources } from '../../../contract/display.ts'
import type { countProviderEvent } from '../../../contract/analytics.ts'

export type EventKind = Static<typeof countProviderEvent.body>['kind']
export type ViewSource = (typeof viewSources)[number]

export const KIND_COLUMNS = {
  view: 'views',
  call: 'calls',
  whatsapp: 'whatsapp',
  directions: 'directions',
  website: 'website',
  share: 'shares',
  save_contact: 'contacts_saved',
} as const satisfies Record<EventKind, string>

export const SOURCE_COLUMNS = {
  search: 'from_search',
  market: 'from_market',
  home: 'from_home',
  post: 'from_post',
  link: 'from_link',
  qr: 'from_qr',
} as const satisfies Record<ViewSource, string>

export const EVENT_COLUMNS = Object.values(KIND_COLUMNS)
export const COUNT_COLUMNS = [...EVENT_COLUMNS, ...Object.values(SOURCE_COLUMNS)]
export type CountColumn = (typeof COUNT_COLUMNS)[number]

export const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** For `on conflict`, where the existing row is `known`. */
export const addedColumns = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = known.${sql.ref(column)} + excluded.${sql.ref(column)}`),
  )
