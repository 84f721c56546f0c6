/**
 * Why a job could not be done, in a sentence for the member it belongs to. `isFinal`: trying again would not help.
 */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}

/** Why a running job is to end; the reason of its signal. */
export class JobStop extends Error {
  override readonly name = 'JobStop'

  constructor(readonly why: 'cancel' | 'limit' | 'lost' | 'closing') {
    super(`The job is to stop: ${why}`)
  }
}
