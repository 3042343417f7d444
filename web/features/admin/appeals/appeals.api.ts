import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-cases.ts'
import { adminCall } from '../shell/admin-call.ts'
import { queueQuery } from '../shell/queue-query.ts'

export type WaitingAppeal = Reply<typeof api.listAppeals>[number]
export type AppealAnswer = Input<typeof api.answerAppeal>['body']

export const APPEALS = 'appeals'

export const appealsQuery = () =>
  queueQuery([APPEALS], ({ cursor, signal }) =>
    adminCall.page<typeof api.listAppeals>('GET', '/admin/appeals/', {
      query: { ...(cursor && { cursor }) },
      signal,
    }),
  )

export const answerAppeal = (id: number, body: AppealAnswer, key: string) =>
  adminCall<typeof api.answerAppeal>('POST', '/admin/appeals/:id/answer/', { params: { id }, body, key })
