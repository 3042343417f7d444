/** '4.0', '4.3'. */
export const formatAverage = (average: number) => average.toFixed(1)
