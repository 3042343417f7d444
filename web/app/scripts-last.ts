const HEAD_END = '</head>'

const withLowScripts = (page: string) => {
  const [head = '', ...rest] = page.split(HEAD_END)
  const low = head.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
  return [low, ...rest].join(HEAD_END)
}

/**
 * Scripts wait for what is seen: style, fonts and the first picture get a slow line before them. The router lists them with
 * high priority and can't be told otherwise.
 */
export const scriptsLast = () => {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let begun = ''
  let isHeadDone = false
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      if (isHeadDone) return out.enqueue(chunk)
      begun += decoder.decode(chunk, { stream: true })
      isHeadDone = begun.includes(HEAD_END)
      return isHeadDone ? out.enqueue(encoder.encode(withLowScripts(begun))) : undefined
    },
    flush: (out) => {
      if (!isHeadDone) out.enqueue(encoder.encode(begun))
    },
  })
}
