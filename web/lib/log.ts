/** For what goes wrong beside the page: the person is not bothered, a developer can still see it. */
export const logWarning = (message: string, error: unknown) => {
  // oxlint-disable-next-line no-console -- the browser has no other log
  console.warn(message, error)
}
