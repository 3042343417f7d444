export const serverFeatures: string[]
export const webFeatures: string[]
export const contractInBrowser: string[]
