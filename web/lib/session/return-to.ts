/** `isForBoth`: customers and businesses may open the page, so that the login of either returns to it. */
export const withReturn = (from: string, isForBoth = false) => ({ from, ...(isForBoth && { isForBoth }) })

export const returnPath = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}

/** The state for a link to the login of the other role. */
export const returnOfEither = (state: unknown) => {
  const from = returnPath(state)
  const isForBoth = (state as { isForBoth?: unknown } | null)?.isForBoth === true
  return from !== undefined && isForBoth ? withReturn(from, true) : undefined
}
