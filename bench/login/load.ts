// People who sign in again and again, each with a new captcha, one after the other.
import { PASSWORD, type Person, post } from './people.ts'
import { CAPTCHA_ANSWER } from './server.ts'

const signIn = async (url: string, { username }: Person) => {
  const captcha = (await (await fetch(`${url}/get-captcha/`)).json()) as { captcha_key: string }
  await post(`${url}/customer/login/`, {
    identifier: username,
    password: PASSWORD,
    captcha_0: captcha.captcha_key,
    captcha_1: CAPTCHA_ANSWER,
  })
}

export const signInFor = async (url: string, people: readonly Person[], seconds: number) => {
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0
  const keepOn = async (person: Person) => {
    while (performance.now() < end) {
      await signIn(url, person)
      count += 1
    }
  }
  await Promise.all(people.map(keepOn))
  return count / ((performance.now() - started) / 1000)
}
