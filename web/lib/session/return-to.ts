export const withReturn = (from: string) => ({ from })

export const returnPath = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
