/** Does the work and answers no sooner than after `ms`, so that the time tells nothing about what was found. */
export async function evenly<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work()
  } finally {
    await floor
  }
}
