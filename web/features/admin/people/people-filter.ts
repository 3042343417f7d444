// The filter is in the URL, also in that of a person who was opened from the list.
import { type AccountStatus, accountStatuses } from '../../../../contract/limits.ts'
import { toQuery } from '../../../lib/paths.ts'
import { adminPaths } from '../shell/admin-paths.ts'

export const personKinds = ['provider', 'customer'] as const
type PersonKind = (typeof personKinds)[number]

export type PeopleFilter = {
  kind: PersonKind
  q: string
  status: AccountStatus | undefined
  /** Only for businesses: with the badge or without. */
  verified: boolean | undefined
}

const VERIFIED_VALUES: Readonly<Record<string, boolean>> = { '1': true, '0': false }

export const parseFilter = (searchParams: URLSearchParams): PeopleFilter => {
  const kind = personKinds.find((each) => each === searchParams.get('kind')) ?? 'provider'
  return {
    kind,
    q: searchParams.get('q') ?? '',
    status: accountStatuses.find((each) => each === searchParams.get('standing')),
    verified: kind === 'provider' ? VERIFIED_VALUES[searchParams.get('verified') ?? ''] : undefined,
  }
}

const filterQuery = ({ kind, q, status, verified }: PeopleFilter) =>
  toQuery({
    kind: kind !== 'provider' && kind,
    q,
    standing: status,
    verified: kind === 'provider' && verified !== undefined && String(Number(verified)),
  })

export const peoplePath = (filter: PeopleFilter) => adminPaths.people() + filterQuery(filter)
export const personPath = (id: number, filter: PeopleFilter) => adminPaths.person(id) + filterQuery(filter)
