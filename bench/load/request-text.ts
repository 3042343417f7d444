export type LoadRequest = {
  path: string
  method?: 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** As it goes over the wire. A path alone is read. */
export const requestText = (request: string | LoadRequest) => {
  const {
    path,
    method,
    headers,
    body = '',
  }: LoadRequest = typeof request === 'string' ? { path: request } : request
  const lines = Object.entries({ Host: 'localhost', Connection: 'keep-alive', ...headers })
  if (method) lines.push(['Content-Length', String(Buffer.byteLength(body))])
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method ?? 'GET'} ${path} HTTP/1.1\r\n${head}\r\n${body}`
}
