// Mounted on every page for signed-in users, and after a logout while a subscription exists.
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../lib/log.ts'
import { onPushOffer, type PushOffer } from '../../lib/push/push-offer.ts'
import { currentSession, type Session } from '../../lib/session/session.ts'
import { mayOffer, noteOffered } from './offer-limits.ts'
import { PushCard } from './parts/PushCard.tsx'
import { readDevicePush, syncSubscription } from './subscription.ts'

export const PushOffers = ({ session }: { session: Session | null }) => {
  const accountId = session?.id ?? null
  useSyncedSubscription(accountId)
  const { offer, place, close } = useOffer()
  if (!offer || accountId === null) return null
  const card = (
    <Suspense>
      <PushCard key={accountId} accountId={accountId} offer={offer} onClose={close} />
    </Suspense>
  )
  return place ? createPortal(card, place) : card
}

const isOnScreenOrBelow = ({ parentElement }: Element) =>
  (parentElement?.getBoundingClientRect().bottom ?? 0) > 0

/** The place that the page has for prompts beside the action that led to the offer; without one, the card is at the end of the page. */
const findPlace = () => [...document.querySelectorAll('[data-push-place]')].find(isOnScreenOrBelow)

const useSyncedSubscription = (accountId: number | null) => {
  const language = useLanguage()
  const previous = useRef(accountId)
  useEffect(() => {
    const hasJustLoggedIn = previous.current !== accountId
    previous.current = accountId
    syncSubscription({ accountId, language, hasJustLoggedIn }).catch((error: unknown) =>
      logWarning('the push subscription could not be renewed', error),
    )
  }, [accountId, language])
}

const isWorthOffering = async () => {
  const session = currentSession()
  return session !== null && mayOffer() && (await readDevicePush(session.id)) === 'off'
}

const useOffer = () => {
  const [current, setCurrent] = useState<{ offer: PushOffer; place: Element | undefined }>()
  // A place disappears with its page.
  const isOpen = () => current !== undefined && current.place?.isConnected !== false
  const show = useEffectEvent(async (offer: PushOffer) => {
    if (isOpen() || !(await isWorthOffering())) return
    noteOffered()
    setCurrent({ offer, place: findPlace() })
  })
  useEffect(
    () =>
      onPushOffer((next) => {
        show(next).catch((error: unknown) => logWarning('the offer of pushes failed', error))
      }),
    [],
  )
  return { ...current, close: () => setCurrent(undefined) }
}
