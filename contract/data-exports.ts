// An archive of what Haat stores about a person, for that person.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LangQuery, orNull } from './schemas.ts'

const Status = Type.Enum(['preparing', 'ready', 'expired'])

const DataExport = Type.Object({
  export_id: Id,
  status: Status,
  requested_at: Type.String(),
  /** In bytes. */
  size: orNull(Type.Integer()),
  expires_at: orNull(Type.String()),
  url: orNull(Type.String({ description: 'a zip file; valid for less than an hour, then read this again' })),
})
export type DataExport = Static<typeof DataExport>

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/data-exports/',
  access: 'signed-in',
  summary:
    'Prepare a data archive in the language of `lang`: one at a time, three a day. Requires a login within the last 15 minutes',
  query: LangQuery,
  reply: { 202: Type.Object({ export_id: Id, status: Status }) },
  refusals: ['confirm_needed', 'export_running', 'export_limit'],
  invalidates: [],
})

export const listDataExports = endpoint({
  method: 'GET',
  path: '/data-exports/',
  access: 'signed-in',
  summary: 'The last data archives of the account, newest first',
  reply: { 200: Type.Array(DataExport) },
})

export const readDataExport = endpoint({
  method: 'GET',
  path: '/data-exports/:id/',
  access: 'signed-in',
  summary: 'Whether a data archive is ready, and the URL of its file',
  params: Type.Object({ id: Id }),
  reply: { 200: DataExport },
  refusals: ['not_found'],
})
