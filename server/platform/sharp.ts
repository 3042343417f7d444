// Who draws or decodes pictures is imported when the first one comes: libvips takes memory that most processes never need.
import sharp from 'sharp'

// One thread a picture and nothing kept for later: a 12-megapixel photo takes some 50 MB for a second.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
