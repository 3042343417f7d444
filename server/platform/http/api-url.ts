export const isApiUrl = (url: string) => /^\/api(?:[/?]|$)/.test(url)
