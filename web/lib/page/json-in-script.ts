/** JSON that can stand inside a <script> element: no text in it can end the element. */
export const jsonInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
