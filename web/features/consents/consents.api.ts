import { queryOptions } from '@tanstack/react-query'
import { CONSENT_VERSION } from '../../../contract/consent-purposes.ts'
import type * as api from '../../../contract/consents.ts'
import type { Language } from '../../../contract/language.ts'
import { call } from '../../lib/http/call.ts'

export type Consent = api.Consent
export type ConsentChange = { purpose: Consent['purpose']; isGiven: boolean; language: Language }

const fetchConsents = () => call<typeof api.listConsents>('GET', '/consents/')

export const consentsQuery = (accountId: number) =>
  queryOptions({ queryKey: ['consents', accountId], queryFn: fetchConsents })

export const saveConsent = ({ purpose, isGiven, language }: ConsentChange) =>
  call<typeof api.saveConsent>('PUT', '/consents/:purpose/', {
    params: { purpose },
    query: { lang: language },
    body: { is_given: isGiven },
  })

/** The account agreed to an earlier text. */
export const isConsentOutdated = async () => {
  const account = (await fetchConsents()).find(({ purpose }) => purpose === 'account')
  return account !== undefined && account.version !== CONSENT_VERSION
}

/** False for a consent that was never given. */
export const isConsentWithdrawn = async (purpose: Consent['purpose']) => {
  const consent = (await fetchConsents()).find((one) => one.purpose === purpose)
  return consent !== undefined && consent.at !== null && !consent.is_given
}
