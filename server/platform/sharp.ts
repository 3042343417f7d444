// Import this lazily: libvips takes memory that most processes never need.
import sharp from 'sharp'

// One thread and no cache: a 12-megapixel photo takes about 50 MB for a second.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
