/** When the page has nothing better to do. Safari has no idle callback. */
export const browserIdle = () =>
  new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done))
