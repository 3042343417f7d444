const draw = (ground: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="${ground}" d="M0 0h80v60H0z"/>${shapes}</svg>`,
  )}`

const LADDUS = [
  [22, 40],
  [34, 40],
  [46, 40],
  [58, 40],
  [28, 30],
  [40, 30],
  [52, 30],
  [34, 20],
  [46, 20],
]

export const laddu = draw(
  '#f7d9a0',
  `${LADDUS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#e08a14" stroke="#b9640a"/>`).join('')}<path fill="#8b8f96" d="M10 47h60l-6 6H16z"/>`,
)
export const bulb = draw(
  '#2f3b73',
  '<circle cx="40" cy="27" r="14" fill="#ffd166"/><path fill="#d9dbe4" d="M34 41h12v8H34z"/><path stroke="#ffd166" stroke-width="2" d="M40 4v5M17 27h5M58 27h5M24 11l3 3M56 11l-3 3"/>',
)
export const cloth = draw(
  '#c9d9c2',
  '<path fill="#a32d4c" d="M12 14h22v34H12z"/><path fill="#2c6e8f" d="M29 10h22v38H29z"/><path fill="#e5a823" d="M48 16h20v32H48z"/><path stroke="#fff" stroke-dasharray="2 2" d="M40 12v34M58 18v28M20 16v30"/>',
)
