// Selects Node: the pinned one where npm has a package for the platform, else the system's if it is recent enough.

const LEAST_TO_PREPARE = 20
const LEAST_TO_RUN = 24

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])

export const refusalToPrepare = (version) =>
  majorOf(version) < LEAST_TO_PREPARE
    ? `Haat needs Node ${LEAST_TO_PREPARE} or newer to start; this is ${version}.`
    : undefined

export const chooseNode = ({ pinned, exists, version, execPath, platform, arch }) => {
  if (exists(pinned)) return { node: pinned }
  if (majorOf(version) >= LEAST_TO_RUN) return { node: execPath }
  const line = `Haat runs on Node ${LEAST_TO_RUN}, which has no package for ${platform} ${arch}: install Node ${LEAST_TO_RUN} or newer; this is ${version}.`
  return { refusal: line }
}
