/** Where a request waits that could not be sent yet. */
export const contactTarget = (providerId: number) => `provider:${providerId}`
