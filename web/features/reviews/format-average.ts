/** '4.0', '4.3': always with its decimal, so that neighbours compare at a glance. */
export const formatAverage = (average: number) => average.toFixed(1)
