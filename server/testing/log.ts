// What the log of a test server says.

/** Without the numbers of each line: among them any six digits may stand by chance. */
export const logText = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: '', reqId: '', responseTime: 0 }))
    .join('\n')
