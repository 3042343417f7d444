/** Where a request waits that could not be sent yet. */
export const contactPlace = (providerId: number) => `provider:${providerId}`
