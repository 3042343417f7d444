import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-cases.ts'
import { deskCall } from '../desk/desk-call.ts'
import { queueQuery } from '../desk/queue-query.ts'

export type WaitingAppeal = Reply<typeof api.listAppeals>[number]
export type AppealAnswer = Input<typeof api.answerAppeal>['body']

export const APPEALS = 'appeals'

export const appealsQuery = () =>
  queueQuery([APPEALS], ({ cursor, signal }) =>
    deskCall.page<typeof api.listAppeals>('GET', '/admin/appeals/', {
      query: { ...(cursor && { cursor }) },
      signal,
    }),
  )

export const answerAppeal = (id: number, body: AppealAnswer, key: string) =>
  deskCall<typeof api.answerAppeal>('POST', '/admin/appeals/:id/answer/', { params: { id }, body, key })
