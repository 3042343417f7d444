// Features offer push notifications after actions that wait for a reply; features/push/PushOffers.tsx displays the offer, a few times
// at most.
import { currentSession } from '../session/session.ts'

/** What the pushes would be about. */
export type PushOffer =
  | { about: 'answer' | 'posts'; name: string }
  | { about: 'comments' | 'requests' | 'needs' }

type Listener = (offer: PushOffer) => void

let listener: Listener | undefined
// Made before the script of PushOffers was loaded.
let waiting: PushOffer | undefined

export const offerPush = (offer: PushOffer) => {
  if (!currentSession()) return // guests have no pushes
  if (listener) listener(offer)
  else waiting = offer
}

export const onPushOffer = (listen: Listener) => {
  listener = listen
  if (waiting) listen(waiting)
  waiting = undefined
  return () => {
    if (listener === listen) listener = undefined
  }
}
