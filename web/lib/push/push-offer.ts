// After something that waits for an answer, a person is asked whether to be told of it on this device. Features say when;
// features/push/PushHost.tsx asks, at most a few times.
import { currentSession } from '../session/session.ts'

/** What would be told of: an answer of a shop, its next posts; to a shop, comments or requests. */
export type PushOffer = { about: 'answer' | 'posts'; name: string } | { about: 'comments' | 'requests' }

type Listener = (offer: PushOffer) => void

let listener: Listener | undefined
// One that was made before the script of the question had come.
let waiting: PushOffer | undefined

export const offerPush = (offer: PushOffer) => {
  if (!currentSession()) return // nothing can be sent to a visitor
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
