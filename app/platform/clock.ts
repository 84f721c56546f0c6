/** The time, in one place, so that tests can step it. */
export const clock = { now: () => new Date() }
