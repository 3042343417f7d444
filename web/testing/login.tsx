// What tests of the login screens need: a server with a captcha, and somebody who fills the form in.
import type { RouteObject } from 'react-router'
import { settle } from './visit.tsx'
import { click } from './page.tsx'
import { type Answer, aServer, box, openPage, reply, submit, write } from './forms.tsx'

export const CAPTCHA = 'GET /api/get-captcha/'

/** Each one asked for is another. */
export const captchas = (): Answer => {
  let count = 0
  return () => {
    const address = `/api/captcha/key-${++count}`
    return reply({
      captcha_key: `key-${count}`,
      captcha_image_url: `${address}/image/`,
      captcha_audio_url: `${address}/audio/`,
    })()
  }
}

export const GOOD = { identifier: 'asha', password: 'Haat@123', captcha: 'FH3K7' }

export const signedIn = (role: 'customer' | 'provider', username: string) =>
  reply({ access_token: 'access', refresh_token: 'refresh', user: { id: 7, username, role } })

type Door = { path: string; page: RouteObject['Component']; answers: Record<string, Answer> }

export const openDoor = async ({ path, page, answers }: Door) => {
  const server = aServer({ [CAPTCHA]: captchas(), ...answers })
  const router = await openPage(path, page)
  await settle()
  return { server, router }
}

export const logIn = async (values: Record<string, string> = GOOD, isRemembered = false) => {
  write(values)
  if (isRemembered) click(box('isRemembered'))
  await submit()
  await settle()
}

/** What stands in the page beside the fields. */
export const alertText = () => document.querySelector('[role=alert]')?.textContent

export const pictureAddress = () => document.querySelector('img')?.getAttribute('src')

export const sessionIn = (storage: Storage) => storage.getItem('access_token')
