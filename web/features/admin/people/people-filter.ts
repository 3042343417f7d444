// Who is looked for stands in the address, also in that of a person who was opened from the list.
import { type Standing, standings } from '../../../../contract/limits.ts'
import { deskPaths } from '../desk/desk-paths.ts'

export const kinds = ['provider', 'customer'] as const
export type Kind = (typeof kinds)[number]

export type PeopleFilter = {
  kind: Kind
  q: string
  standing: Standing | undefined
  /** Of businesses: with the badge or without. */
  verified: boolean | undefined
}

const BADGES: Readonly<Record<string, boolean>> = { '1': true, '0': false }

export const filterIn = (words: URLSearchParams): PeopleFilter => {
  const kind = kinds.find((each) => each === words.get('kind')) ?? 'provider'
  return {
    kind,
    q: words.get('q') ?? '',
    standing: standings.find((each) => each === words.get('standing')),
    verified: kind === 'provider' ? BADGES[words.get('verified') ?? ''] : undefined,
  }
}

export const searchOf = ({ kind, q, standing, verified }: PeopleFilter) => {
  const words = new URLSearchParams()
  if (kind !== 'provider') words.set('kind', kind)
  if (q) words.set('q', q)
  if (standing) words.set('standing', standing)
  if (kind === 'provider' && verified !== undefined) words.set('verified', verified ? '1' : '0')
  return words.size > 0 ? `?${words.toString()}` : ''
}

export const peoplePath = (filter: PeopleFilter) => `${deskPaths.people()}${searchOf(filter)}`
export const personPath = (id: number, filter: PeopleFilter) => `${deskPaths.person(id)}${searchOf(filter)}`
