import { isRouteErrorResponse, useRouteError } from 'react-router'

export const ErrorPage = () => {
  const error = useRouteError()
  return <h1>{isRouteErrorResponse(error) ? error.status : 'Error'}</h1>
}
