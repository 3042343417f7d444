// Businesses of one category share a colour.
const TONES = ['sindoor', 'indigo', 'leaf'] as const

export const providerTone = (categoryId: number) => TONES[categoryId % TONES.length]
