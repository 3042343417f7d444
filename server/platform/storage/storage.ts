// Where media files are kept: named files in folders, written once and never changed.

export type Storage = Readonly<{
  /** Puts a copy of a finished file under `folder/name`. It is there whole, for good, or not at all. */
  keep: (path: string, at: { folder: string; name: string }) => Promise<void>
  /** Also when there is no such folder. */
  remove: (folder: string) => Promise<void>
}>
