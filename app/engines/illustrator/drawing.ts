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

/** `understood`: phrases of what the prompt asks for; `ignored`: its words that had no effect. */
export type DrawnAll = { pictures: Drawn[]; understood: string[]; ignored: string[] }

export type DrawJobs = {
  draw: { input: DrawRequest; result: DrawnAll; note: number }
}
