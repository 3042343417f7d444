// Pages of deleted businesses and posts return 410 for thirty days.
import { type GoneKind, isGone } from '../features/market/gone.service.ts'
import type { AppContext } from './app-context.ts'

const KINDS: Readonly<Record<string, GoneKind>> = { providerprofile: 'provider', postpage: 'post' }
const PAGE = /^\/(\w+)\/([1-9]\d{0,14})$/

export const isGonePage = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, pathname: string) => {
  const [, page = '', id] = PAGE.exec(pathname) ?? []
  const kind = KINDS[page]
  return kind !== undefined && isGone(db, { kind, id: Number(id), now: clock() })
}
