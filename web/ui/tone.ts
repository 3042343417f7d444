/** The values of `data-tone` in tokens.css. */
export type Tone = 'sindoor' | 'marigold' | 'leaf' | 'indigo' | 'beet'
