// Downloads that need the access token, which a link would not send.
import { parseReply, withAccessToken } from './call.ts'

/** As a Blob: decoding as text would strip the byte order mark, which Excel needs for Hindi. */
export const fetchFile = async (url: string): Promise<Blob> => {
  let file = new Blob()
  const answer = await withAccessToken(async (token) => {
    const response = await fetch(url, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (response.ok) file = await response.blob()
    return { status: response.status, text: response.ok ? '' : await response.text() }
  })
  parseReply(answer)
  return file
}

// Some phones read the file after the click event.
const READING_MS = 60_000

export const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS)
}
