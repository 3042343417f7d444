const MB = 1_048_576

export const media = {
  logo: { bytes: 5 * MB },
  signup: { images: 2, videos: 1, imageBytes: 10 * MB, videoBytes: 10 * MB },
  profile: { images: 5, videos: 2, newImages: 2, newVideos: 1, imageBytes: 10 * MB, videoBytes: 10 * MB },
  post: { images: 2, videos: 1, imageBytes: 5 * MB, videoBytes: 10 * MB },
  review: { images: 2, imageBytes: 5 * MB },
  need: { images: 2, imageBytes: 5 * MB },
  voice: { bytes: 163_840, seconds: 60, peaks: 64 },
  pictureKinds: ['webp', 'jpeg', 'jpg', 'png'],
  videoKinds: ['mp4', 'webm', 'ogg'],
  /** Accepted in every encoding; most formats may have more pixels. */
  pictureMegapixels: 12,
  pictureWidths: [192, 320, 640, 960, 1280],
} as const

/** The narrowest file that is used where a picture is wider than in a list row. */
export const MIN_LARGE_PICTURE = 320
