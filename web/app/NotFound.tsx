export const loader = () => {
  throw new Response(null, { status: 404 })
}

const NotFound = () => null
export default NotFound
