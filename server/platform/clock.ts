// Time comes in through this type, so that a test can hold it still.
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
