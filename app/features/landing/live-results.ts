type Answered = { question: string; answer: string } | null

/** What the tools of this server said when the tiles of home were drawn; null where one did not answer in time. */
export type LiveResults = { sum: Answered; world: Answered; day: string; allies: readonly string[] }
