// The ways to a person or a business, as addresses that a phone or a browser understands.
const COUNTRY_CODE = '91'

export const telUrl = (mobile: string) => `tel:+${COUNTRY_CODE}${mobile}`
export const mailUrl = (email: string) => `mailto:${email}`
/** With a `text`, the message is written already. */
export const whatsAppUrl = (mobile: string, text?: string) =>
  `https://wa.me/${COUNTRY_CODE}${mobile}${text ? `?text=${encodeURIComponent(text)}` : ''}`
/** WhatsApp asks whom to send it to. */
export const whatsAppShareUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** '+91 98765 43210' */
export const formatPhone = (mobile: string) => `+${COUNTRY_CODE} ${mobile.slice(0, 5)} ${mobile.slice(5)}`

/** An e-mail address as it is, a mobile number as a person writes it; hidden digits too. */
export const formatContact = (contact: string) =>
  /^[\d*]{10}$/.test(contact) ? formatPhone(contact) : contact
