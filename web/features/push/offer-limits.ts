// The offer is displayed three times at most, and not for 30 days after 'Not now'.
const KEY = 'push_offers'
const TIMES = 3
const WAIT_MS = 30 * 24 * 3_600_000

type Offers = { times: number; declinedAt: number | null }

const readOffers = (): Offers => {
  try {
    const { times, declinedAt } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<Offers>
    return { times: times ?? 0, declinedAt: declinedAt ?? null }
  } catch {
    return { times: 0, declinedAt: null } // written by hand
  }
}

const saveOffers = (offers: Offers) => window.localStorage.setItem(KEY, JSON.stringify(offers))

export const mayOffer = (now = Date.now()) => {
  const { times, declinedAt } = readOffers()
  return times < TIMES && (declinedAt === null || now - declinedAt >= WAIT_MS)
}

export const noteOffered = () => {
  const offers = readOffers()
  saveOffers({ ...offers, times: offers.times + 1 })
}

export const noteDeclined = (now = Date.now()) => saveOffers({ ...readOffers(), declinedAt: now })
