// Files that need the session: a plain link would not carry it.
import { parseReply, withAccessToken } from './call.ts'

/** Never as text: reading it so would take off the mark by which Hindi is recognised. */
export const fetchFile = async (address: string): Promise<Blob> => {
  let file = new Blob()
  const answer = await withAccessToken(async (token) => {
    const response = await fetch(address, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (response.ok) file = await response.blob()
    return { status: response.status, text: response.ok ? '' : await response.text() }
  })
  parseReply(answer)
  return file
}

// Some phones read it only after the click has ended.
const READING_MS = 60_000

/** Hands it to the browser to keep. */
export const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS)
}
