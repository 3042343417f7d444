import { renderSVG } from 'uqr'
import type { OrderStatus } from '../../../contract/limits.ts'

// Scanners need a quiet zone of four modules.
const QR_OPTIONS = { ecc: 'M', border: 4, pixelSize: 1 } as const

const rupees = (paise: number) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

type Payment = { upiId: string; businessName: string; totalPaise: number; number: number }

/** Scanned by a payment app of the customer. Haat links it nowhere. */
const upiText = ({ upiId, businessName, totalPaise, number }: Payment) => {
  const fields = { pa: upiId, pn: businessName, am: rupees(totalPaise), cu: 'INR', tn: `Order ${number}` }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // The at sign of the id is literal: some apps do not decode it.
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}

const PAYABLE: ReadonlySet<OrderStatus> = new Set(['accepted', 'ready', 'completed'])

type PayableOrder = {
  status: OrderStatus
  upiId: string | null
  businessName: string
  totalPaise: number | null
  number: number
}

/** Null also for a total of 0, which no app can pay. */
export const upiView = ({ status, upiId, totalPaise, businessName, number }: PayableOrder) => {
  if (!PAYABLE.has(status) || !upiId || !totalPaise) return null
  return { id: upiId, qr_svg: renderSVG(upiText({ upiId, businessName, totalPaise, number }), QR_OPTIONS) }
}
