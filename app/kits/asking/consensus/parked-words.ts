/** Why a comparison was given up. `cut-off`: the server ended while it was under way. */
export type ParkReason = 'memory' | 'slow' | 'crashed' | 'failed' | 'cut-off'

const WHY: Readonly<Record<ParkReason, string>> = {
  'memory': 'it needed more memory than one comparison may have',
  'slow': 'it took longer than one comparison may take',
  'crashed': 'it ended the program that compares',
  'failed': 'the program that compares could not finish it',
  'cut-off': 'the server ended while it was under way',
}

/** "This comparison was stopped twice because …": what stands in place of what the answers have in common. */
export const toParkedWords = (reason: ParkReason): string =>
  `This comparison was stopped twice because ${WHY[reason]}, so it is not begun again by itself. ` +
  'The answers stand as they were given; they were not compared.'
