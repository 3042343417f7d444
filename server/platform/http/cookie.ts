/** Sent with API requests of this site only, and hidden from scripts. */
export const apiCookie = (isHttps: boolean, lifetimeMs: number) =>
  ({
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: lifetimeMs / 1000,
  }) as const
