import { useContext } from 'react'
import { DATA_SAVER_COOKIE } from '../../../contract/display.ts'
import { ServerRender } from '../page/server-render.ts'

/** The value of `sizes` by which a browser picks the narrowest file of a picture. */
export const SMALLEST = '1px'

type Connection = { saveData?: boolean; effectiveType?: string }

export const dataSaverChoice = () => new RegExp(`${DATA_SAVER_COOKIE}=(on|off)`).exec(document.cookie)?.[1]

const detect = () => {
  const { connection = {} } = navigator as { connection?: Connection }
  return connection.saveData || connection.effectiveType?.endsWith('2g') ? 'on' : 'off'
}

/** By the visitor's choice, the phone's setting or a slow connection. The connection is read once: pictures do not change while a page is open. */
export const isSavingData = () => {
  if (import.meta.env.SSR) return false
  const { dataset } = document.documentElement
  dataset.saver ??= dataSaverChoice() ?? detect()
  return dataset.saver === 'on'
}

/** Also while the server renders, by the request. */
export const useSavesData = () => {
  const { savesData } = useContext(ServerRender)
  return import.meta.env.SSR ? savesData : isSavingData()
}
