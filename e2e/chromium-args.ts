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
]
