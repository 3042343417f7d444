// Apart from the socket, which the test that cuts connections runs without a browser.
/** Answers how to stop following. */
export const followNetwork = (socket: { goOnline: () => void; goOffline: () => void }) => {
  const [goOnline, goOffline] = [() => socket.goOnline(), () => socket.goOffline()]
  window.addEventListener('online', goOnline)
  window.addEventListener('offline', goOffline)
  return () => {
    window.removeEventListener('online', goOnline)
    window.removeEventListener('offline', goOffline)
  }
}
