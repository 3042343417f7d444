const COUNTRY_CODE = '91'

export const telUrl = (mobile: string) => `tel:+${COUNTRY_CODE}${mobile}`
export const mailUrl = (email: string) => `mailto:${email}`
export const whatsAppUrl = (mobile: string, text?: string) =>
  `https://wa.me/${COUNTRY_CODE}${mobile}${text ? `?text=${encodeURIComponent(text)}` : ''}`
/** WhatsApp lets the user choose the recipient. */
export const whatsAppShareUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

export const formatPhone = (mobile: string) => `+${COUNTRY_CODE} ${mobile.slice(0, 5)} ${mobile.slice(5)}`

/** An e-mail address unchanged, a mobile number grouped, also with masked digits. */
export const formatContact = (contact: string) =>
  /^[\d*]{10}$/.test(contact) ? formatPhone(contact) : contact
