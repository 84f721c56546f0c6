import { once } from '#app/platform/once.ts'
import { createTurns } from '#app/platform/request/turns.ts'

/** A decoded picture takes memory by its points, so only a few are in hand at once, whatever they are decoded for. */
export const PICTURES = { most: 2, maxWaiting: 60 }
export const PICTURES_WAIT_S = 5
export const PICTURES_BUSY = 'Many pictures are being drawn just now. Please try again in a moment.'

/** Works with a picture when its turn comes. Throws TurnsBusy when too many wait for theirs. */
export const inPictureTurn = <T>(work: () => Promise<T>): Promise<T> =>
  once('picture-turns', () => createTurns(PICTURES)).inTurn(work)
