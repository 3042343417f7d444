const isOurs = async (reply: Response) => {
  if (!reply.ok) return false
  const { status } = (await reply.json()) as { status?: unknown }
  return typeof status === 'string'
}

/** Asked of the server itself: a browser with a network may still not reach it, and a hotel's network answers in its place. */
export const canReachServer = () =>
  fetch('/readyz', { cache: 'no-store' })
    .then(isOurs)
    .catch(() => false)
