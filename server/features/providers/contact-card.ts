// vCard 3.0 (RFC 2426), which every phone reads. It contains public data only.
import { contentLines, escapeText } from '../../platform/content-lines.ts'
import type { ShopCardRow } from './shop-card.queries.ts'

const INDIA = '+91'

const fields = (...texts: readonly string[]) => texts.map(escapeText).join(';')

// A line break in a URL would start a new property.
const address = (url: string) => url.replaceAll(/[\r\n]/g, '')

export const contactCard = (shop: ShopCardRow, url: string) => {
  const { businessName, businessTagline, email, mobileNumber, websiteLink, latitude, longitude } = shop
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Haat//Contacts//EN',
    `N:${fields(businessName, '', '', '', '')}`,
    `FN:${escapeText(businessName)}`,
    `ORG:${escapeText(businessName)}`,
    ...(mobileNumber ? [`TEL;TYPE=WORK,CELL,VOICE:${INDIA}${mobileNumber}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    `ADR;TYPE=WORK:${fields('', '', shop.streetAddress, shop.district, shop.state, shop.zipcode, shop.country)}`,
    ...(latitude !== null && longitude !== null ? [`GEO:${latitude};${longitude}`] : []),
    `URL:${address(url)}`,
    ...(websiteLink ? [`URL:${address(websiteLink)}`] : []),
    `CATEGORIES:${escapeText(shop.category)}`,
    ...(businessTagline ? [`NOTE:${escapeText(businessTagline)}`] : []),
    'END:VCARD',
  ])
}
