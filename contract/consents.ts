import { type Static, Type } from 'typebox'
import { consentPurposes } from './consent-purposes.ts'
import { endpoint } from './endpoint.ts'
import { LangQuery, orNull } from './schemas.ts'

const Purpose = Type.Enum([...consentPurposes])

/** Version, language and time of the last change; null when it was never given. */
const Consent = Type.Object({
  purpose: Purpose,
  is_given: Type.Boolean(),
  version: orNull(Type.String()),
  language: orNull(Type.String()),
  at: orNull(Type.String()),
})
export type Consent = Static<typeof Consent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/consents/',
  access: 'signed-in',
  summary: 'What the account has agreed to, by purpose',
  reply: { 200: Type.Array(Consent) },
})

export const saveConsent = endpoint({
  method: 'PUT',
  path: '/consents/:purpose/',
  access: 'signed-in',
  summary:
    'Give or withdraw a consent, at once. Each change is stored as a receipt in the language of `lang`. The account itself is deleted instead of withdrawn',
  params: Type.Object({ purpose: Purpose }),
  query: LangQuery,
  body: Type.Object({ is_given: Type.Boolean() }),
  reply: { 200: Consent },
  refusals: ['consent_needed'],
  invalidates: [],
})
