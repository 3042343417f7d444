/** JSON escaped for a <script> element: no string in it can close the element. */
export const jsonInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
