/** What the illustrator's room is asked. */
export type DrawRequest = {
  prompt: string
  style: string | null
  width: number
  height: number
  seed: number | null
  count: number
}

export type Drawn = { png: Uint8Array; svg: string | null; seed: number }

export type DrawJobs = {
  draw: { input: DrawRequest; result: { pictures: Drawn[]; ignored: string[] }; note: number }
}
