import { useContext } from 'react'
import { Scripts } from 'react-router'
import { ServerRender } from '../lib/page/server-render.ts'
import { noteVisit } from './note-visit.ts'
import { retryLostStyles, startScripts, waitUntilServed } from './start-scripts.ts'

/** Runs once, from the server's HTML: the browser's bundle has no copy of it. */
const InlineScript = ({ code }: { code: string }) => {
  const { nonce } = useContext(ServerRender)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}

export const VisitScript = () => (
  <InlineScript code={import.meta.env.SSR ? `(${noteVisit.toString()})()` : ''} />
)

const SCRIPTS_ID = 'router-scripts'
const startCode = () =>
  `(${startScripts.toString()})('${SCRIPTS_ID}', ${retryLostStyles.toString()}, ${waitUntilServed.toString()})`

/** `<Scripts>`, started after the first paint. In development they start at once. */
export const DeferredScripts = () =>
  import.meta.env.DEV ? (
    <Scripts />
  ) : (
    <>
      {/* Text to a browser that runs scripts, and a template that loads nothing to one that does not. */}
      <noscript id={SCRIPTS_ID}>
        <template>
          <Scripts />
        </template>
      </noscript>
      <InlineScript code={import.meta.env.SSR ? startCode() : ''} />
    </>
  )
