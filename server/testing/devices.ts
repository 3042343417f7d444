type Reply = { cookies: { name: string; value: string }[] }

export const deviceFrom = ({ cookies }: Reply) =>
  Object.fromEntries(
    cookies.flatMap(({ name, value }) => (name.startsWith('haat_device_') ? [[name, value]] : [])),
  )
