// A page is the same for everybody who does not save data. This says before the first frame whether the visitor does: as chosen in
// the footer, as the phone is set, or because the line is slow.

type Connection = { saveData?: boolean; effectiveType?: string }

/** Sent as text, so it uses nothing but what the browser has. The cookie is DATA_SAVER_COOKIE. */
export const noteSaver = () => {
  const choice = /(?:^|; )data_saver=(on|off)/.exec(document.cookie)?.[1]
  const { connection = {} } = navigator as { connection?: Connection }
  const isSlow = connection.effectiveType?.endsWith('2g')
  document.documentElement.dataset.saver = choice ?? (connection.saveData || isSlow ? 'on' : 'off')
}

export const markSaver = (page: string, nonce: string) =>
  page.replace('</head>', () => `<script nonce="${nonce}">(${noteSaver.toString()})()</script></head>`)
