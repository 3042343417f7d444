// Whose pushes this browser shows: the number of an account, or 0 after a logout until the subscription has ended here too. For this
// browser and not for a tab: a push comes when no tab is open.
const KEY = 'push_owner'
const NOBODY = 0

/** Null when nobody has subscribed here. */
export const readPushOwner = () => {
  const owner = window.localStorage.getItem(KEY)
  return owner === null ? null : Number(owner)
}

export const savePushOwner = (accountId: number) => window.localStorage.setItem(KEY, String(accountId))
export const forgetPushOwner = () => window.localStorage.removeItem(KEY)

/** At logout: features/push/PushHost.tsx ends the subscription, now or at the next visit. */
export const disownPush = () => {
  if (readPushOwner() !== null) savePushOwner(NOBODY)
}
