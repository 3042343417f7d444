import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../../contract/admin-people.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { Language } from '../../../../contract/language.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'
import { queueQuery } from '../shell/queue-query.ts'
import type { PeopleFilter } from './people-filter.ts'

export type PersonSummary = Reply<typeof api.listPeople>[number]
export type PersonDetails = Reply<typeof api.readPerson>
export type PersonalDetails = Reply<typeof api.showPersonal>
export type NewPersonDecision = Input<typeof api.decideAboutPerson>['body']

export const PEOPLE = 'people'

export const peopleQuery = ({ kind, q, status, verified }: PeopleFilter, lang: Language) =>
  queueQuery([PEOPLE, 'list', lang, kind, q, status, verified], ({ cursor, signal }) =>
    adminCall.page<typeof api.listPeople>('GET', '/admin/people/', {
      query: {
        kind,
        lang,
        ...(q && { q }),
        ...(status && { standing: status }),
        ...(verified !== undefined && { verified }),
        ...(cursor && { cursor }),
      },
      signal,
    }),
  )

export const personQuery = (id: number, lang: Language) =>
  queryOptions({
    queryKey: [ADMIN_KEY, PEOPLE, id, lang],
    queryFn: () =>
      adminCall<typeof api.readPerson>('GET', '/admin/people/:id/', { params: { id }, query: { lang } }),
    // Always fresh: staff must decide about the present state.
    staleTime: 0,
  })

export const showPersonal = (id: number, reason: string) =>
  adminCall<typeof api.showPersonal>('POST', '/admin/people/:id/personal/', {
    params: { id },
    body: { reason },
  })

export const decideAboutPerson = (id: number, body: NewPersonDecision, key: string) =>
  adminCall<typeof api.decideAboutPerson>('POST', '/admin/people/:id/decide/', { params: { id }, body, key })

export const restorePerson = (id: number, reason: string, key: string) =>
  adminCall<typeof api.restorePerson>('POST', '/admin/people/:id/restore/', {
    params: { id },
    body: { reason },
    key,
  })

export const endSessions = (id: number) =>
  adminCall<typeof api.endSessions>('POST', '/admin/people/:id/end-sessions/', { params: { id } })

export const removeSecondFactor = (id: number, reason: string, key: string) =>
  adminCall<typeof api.removeSecondFactor>('POST', '/admin/people/:id/remove-second-factor/', {
    params: { id },
    body: { reason },
    key,
  })

export const markVerified = (id: number, verified: boolean) =>
  adminCall<typeof api.markVerified>('POST', '/admin/people/:id/verified/', {
    params: { id },
    body: { verified },
  })
