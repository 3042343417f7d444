// The path to return to after a login.
export const withReturn = (from: string) => ({ from })

/** For the login page: `returnPath(useLocation().state) ?? paths.home()`. */
export const returnPath = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
