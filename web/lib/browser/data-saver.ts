// Whether this visitor saves data: noted on the page before anything of it is fetched (app/mark-saver.ts).

/** The width by which a browser picks the narrowest file of a picture. */
export const SMALLEST = '1px'

/** False on the server, which renders for everybody (app/lighten-page.ts). */
export const isSavingData = () => !import.meta.env.SSR && document.documentElement.dataset.saver === 'on'
