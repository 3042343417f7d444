// Mounted on every page for signed-in users, and after a logout while a subscription exists.
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const { offer, close } = useOffer()
  if (!offer || accountId === null) return null
  return (
    <Suspense>
      <PushCard key={accountId} accountId={accountId} offer={offer} onClose={close} />
    </Suspense>
  )
}

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
  const [offer, setOffer] = useState<PushOffer>()
  const show = useEffectEvent(async (next: PushOffer) => {
    if (offer || !(await isWorthOffering())) return
    noteOffered()
    setOffer(next)
  })
  useEffect(
    () =>
      onPushOffer((next) => {
        show(next).catch((error: unknown) => logWarning('the offer of pushes failed', error))
      }),
    [],
  )
  return { offer, close: () => setOffer(undefined) }
}
