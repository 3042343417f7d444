export const logWarning = (message: string, error: unknown) => {
  // oxlint-disable-next-line no-console -- the browser has no other log
  console.warn(message, error)
}
