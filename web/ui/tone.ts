/** The dyes of the market; `data-tone` in tokens.css gives each its four colours. */
export type Tone = 'sindoor' | 'marigold' | 'leaf' | 'indigo' | 'beet'
