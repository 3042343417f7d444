/**
 * Runs in the head before the first paint, sent as text. A cached page is the same for all visitors; with the role on the document, and
 * whether a business was viewed before, styles reserve space for what only these people see. Storage keys as in lib/session and
 * OutboxBanner.tsx.
 */
export const noteVisit = () => {
  try {
    const storage = [localStorage, sessionStorage].find((each) => each.getItem('access_token') !== null)
    const { dataset } = document.documentElement
    dataset.role = storage?.getItem('role') ?? 'visitor'
    if (sessionStorage.getItem('trial_note')) dataset.trialNote = 'closed'
    if (localStorage.getItem('viewed_providers')) dataset.viewed = ''
  } catch {
    // Storage is blocked, so there is no session.
  }
}
