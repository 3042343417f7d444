// What a visitor pressed before a login came in between. It is kept in this tab and for a short time, and not in the address:
// no link from elsewhere makes anybody follow a shop.
const KEY = 'pressed-before-login'
const VALID_MS = 15 * 60 * 1_000

/** 'follow:12', 'save:7'. */
type Press = `${'follow' | 'save'}:${number}`

export const rememberPress = (press: Press) =>
  window.sessionStorage.setItem(KEY, JSON.stringify([press, Date.now()]))

/** Whether it was pressed. The answer is given once. */
export const takePress = (press: Press) => {
  const [kept, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
  if (kept !== press) return false
  window.sessionStorage.removeItem(KEY)
  return Date.now() - Number(at) < VALID_MS
}
