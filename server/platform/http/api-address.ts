/** Of the API, and no page: also '/api' itself. */
export const isApiAddress = (url: string) => /^\/api(?:[/?]|$)/.test(url)
