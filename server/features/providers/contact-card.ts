// vCard 3.0 (RFC 2426), which every phone reads. It contains public data only.
import { contentLines, escapeText } from '../../platform/content-lines.ts'
import type { ProviderCardRow } from './provider-card.queries.ts'

const INDIA = '+91'

const fields = (...texts: readonly string[]) => texts.map(escapeText).join(';')

// A line break in a URL would start a new property.
const withoutLineBreaks = (url: string) => url.replaceAll(/[\r\n]/g, '')

export const contactCard = (provider: ProviderCardRow, url: string) => {
  const { businessName, businessTagline, email, mobileNumber, websiteLink, latitude, longitude } = provider
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Haat//Contacts//EN',
    `N:${fields(businessName, '', '', '', '')}`,
    `FN:${escapeText(businessName)}`,
    `ORG:${escapeText(businessName)}`,
    ...(mobileNumber ? [`TEL;TYPE=WORK,CELL,VOICE:${INDIA}${mobileNumber}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    `ADR;TYPE=WORK:${fields('', '', provider.streetAddress, provider.district, provider.state, provider.zipcode, provider.country)}`,
    ...(latitude !== null && longitude !== null ? [`GEO:${latitude};${longitude}`] : []),
    `URL:${withoutLineBreaks(url)}`,
    ...(websiteLink ? [`URL:${withoutLineBreaks(websiteLink)}`] : []),
    `CATEGORIES:${escapeText(provider.category)}`,
    ...(businessTagline ? [`NOTE:${escapeText(businessTagline)}`] : []),
    'END:VCARD',
  ])
}
