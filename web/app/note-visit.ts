/**
 * Runs in the head before the first paint, sent as text. A cached page is the same for all visitors; with the role on the document, styles
 * reserve space for what only a customer sees. Storage keys as in lib/session.
 */
export const noteVisit = () => {
  try {
    const storage = [localStorage, sessionStorage].find((each) => each.getItem('access_token') !== null)
    document.documentElement.dataset.role = storage?.getItem('role') ?? 'visitor'
  } catch {
    // Storage is blocked, so there is no session.
  }
}
