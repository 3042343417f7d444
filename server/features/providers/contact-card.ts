// A business as a contact for the phone, vCard 3.0 (RFC 2426): every phone reads this version. Nothing but what the profile shows.
import { contentLines, escapeText } from '../../platform/content-lines.ts'
import type { ShopCardRow } from './shop-card.queries.ts'

const INDIA = '+91'

/** Fields stand in one line, between semicolons. */
const fields = (...texts: readonly string[]) => texts.map(escapeText).join(';')

// An address has no place for a comma or a line break of its own: a line break would begin a line of the card.
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
