/** The shopkeepers' part of the services page. */
export const SHOPKEEPERS = 'shopkeepers'
