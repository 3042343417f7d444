import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/second-factor.ts'
import { call } from '../../lib/http/call.ts'
import { withConfirmation } from '../../lib/session/confirm-identity.ts'

export type Enrolment = Reply<typeof api.beginSecondFactor>

export const secondFactorQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['second-factor', accountId],
    queryFn: () => call<typeof api.readSecondFactor>('GET', '/second-factor/'),
  })

export const beginSecondFactor = () =>
  withConfirmation(() => call<typeof api.beginSecondFactor>('POST', '/second-factor/'))

export const confirmSecondFactor = (code: string) =>
  withConfirmation(() =>
    call<typeof api.confirmSecondFactor>('POST', '/second-factor/confirm/', { body: { code } }),
  )

export const renewRecoveryCodes = (code: string) =>
  withConfirmation(() =>
    call<typeof api.renewRecoveryCodes>('POST', '/second-factor/recovery-codes/', { body: { code } }),
  )

export const switchOffSecondFactor = (code: string) =>
  withConfirmation(() =>
    call<typeof api.switchOffSecondFactor>('POST', '/second-factor/off/', { body: { code } }),
  )

/** Needs the grant cookie of the first step. */
export const loginByCode = (lang: Language, code: string) =>
  call<typeof api.loginByCode>('POST', '/provider/login/code/', { query: { lang }, body: { code } })
