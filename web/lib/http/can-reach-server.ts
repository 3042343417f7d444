const isOurs = async (reply: Response) => {
  if (!reply.ok) return false
  const { status } = (await reply.json()) as { status?: unknown }
  return typeof status === 'string'
}

/** navigator.onLine is not enough: the server may be unreachable, or a captive portal may answer. */
export const canReachServer = () =>
  fetch('/readyz', { cache: 'no-store' })
    .then(isOurs)
    .catch(() => false)
