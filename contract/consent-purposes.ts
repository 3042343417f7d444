/** The version of the texts to which people agree. Every account is asked again about a new one at the next login. */
export const CONSENT_VERSION = '2026-11-19'

export const consentPurposes = ['account', 'notifications_push', 'location', 'announcements'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
