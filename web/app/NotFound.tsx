// Every address that no route takes: status 404, and the error page of the shell.
export const loader = () => {
  throw new Response(null, { status: 404 })
}

const NotFound = () => null
export default NotFound
