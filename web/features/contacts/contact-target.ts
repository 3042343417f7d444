export const contactTarget = (providerId: number) => `provider:${providerId}`
