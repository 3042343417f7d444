import { Outlet } from 'react-router'

const Shell = () => (
  <main id="main">
    <Outlet />
  </main>
)

export default Shell
