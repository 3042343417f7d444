/** Of the API, and no page: also '/api' itself. */
export const isApiUrl = (url: string) => /^\/api(?:[/?]|$)/.test(url)
