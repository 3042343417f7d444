// The cookies by which a browser is known to a sign-in.

type Reply = { cookies: { name: string; value: string }[] }

export const deviceFrom = ({ cookies }: Reply) =>
  Object.fromEntries(
    cookies.flatMap(({ name, value }) => (name.startsWith('haat_device_') ? [[name, value]] : [])),
  )
