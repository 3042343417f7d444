export const SHOPKEEPERS = 'shopkeepers'
