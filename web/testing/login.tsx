// A server with a captcha, and user input, for tests of the login pages.
import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { settle } from './visit.tsx'
import { click } from './page.tsx'
import { type MockReply, mockServer, inputNamed, openPage, reply, submit, fillIn } from './forms.tsx'

export const CAPTCHA = 'GET /api/get-captcha/'

/** Another one for each request. */
export const captchas = (): MockReply => {
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

export const VALID_LOGIN = { identifier: 'asha', password: 'Haat@123', captcha: 'FH3K7' }

export const loginReply = (role: 'customer' | 'provider', username: string) =>
  reply({ access_token: 'access', refresh_token: 'refresh', user: { id: 7, username, role } })

type LoginPageOptions = { path: string; page: RouteObject['Component']; answers: Record<string, MockReply> }

export const openLoginPage = async ({ path, page, answers }: LoginPageOptions) => {
  const server = mockServer({ [CAPTCHA]: captchas(), ...answers })
  const router = await openPage(path, page)
  await settle()
  return { server, router }
}

export const logIn = async (values: Record<string, string> = VALID_LOGIN, isRemembered = false) => {
  fillIn(values)
  if (isRemembered) await click(inputNamed('isRemembered'))
  await submit()
  await settle()
}

/** The text outside of the fields. */
export const alertText = () => screen.queryByRole('alert')?.textContent

export const captchaImageSrc = () => document.querySelector('img')?.getAttribute('src')

export const accessTokenIn = (storage: Storage) => storage.getItem('access_token')
