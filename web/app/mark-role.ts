// A page is the same for everybody, and the session is known to the browser alone. This says before the first frame who looks at it, so
// that a page keeps the place of what only a customer sees: nothing jumps when it comes.

/** Sent as text, so it uses nothing but what the browser has. The session is where lib/session/session.ts keeps it. */
export const noteRole = () => {
  try {
    const storage = [localStorage, sessionStorage].find((each) => each.getItem('access_token') !== null)
    document.documentElement.dataset.role = storage?.getItem('role') ?? 'visitor'
  } catch {
    // A browser that keeps nothing has no session.
  }
}

export const markRole = (page: string, nonce: string) =>
  page.replace('</head>', () => `<script nonce="${nonce}">(${noteRole.toString()})()</script></head>`)
