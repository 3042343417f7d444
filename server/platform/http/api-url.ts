/** Whether the URL belongs to the API, including '/api' itself. */
export const isApiUrl = (url: string) => /^\/api(?:[/?]|$)/.test(url)
