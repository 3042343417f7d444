// The account whose pushes this browser displays; 0 after a logout, until the subscription is removed.
const KEY = 'push_owner'
const NO_ACCOUNT = 0

export const readPushOwner = () => {
  const owner = window.localStorage.getItem(KEY)
  return owner === null ? null : Number(owner)
}

export const savePushOwner = (accountId: number) => window.localStorage.setItem(KEY, String(accountId))
export const forgetPushOwner = () => window.localStorage.removeItem(KEY)

/** At logout: features/push/PushOffers.tsx removes the subscription, now or at the next visit. */
export const disownPush = () => {
  if (readPushOwner() !== null) savePushOwner(NO_ACCOUNT)
}
