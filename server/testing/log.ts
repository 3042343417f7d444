/** Without numbers, which may contain any six digits by chance. */
export const logText = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: '', reqId: '', responseTime: 0 }))
    .join('\n')
