/** Safari has no requestIdleCallback. */
export const browserIdle = () =>
  new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done))
