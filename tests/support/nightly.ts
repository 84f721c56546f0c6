/** `npm run nightly`: every test in its whole length. By day a sample of what takes long is enough. */
export const isNightly = Boolean(process.env['FRENLY_NIGHTLY'])

/** How much of something a test does: the sample by day, all of it each night. */
export const byDay = <T>(sample: T, all: T): T => (isNightly ? all : sample)
