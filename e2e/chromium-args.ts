// A second page of the site in a browser needs no process of its own.
/** Without its background traffic, which a closed network refuses many times over. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--process-per-site',
  // A microphone that beeps, and that every page may use.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]
