/**
 * Why an address was not read. `address`: it can't be read as one, carries a user, or is not on the list of hosts;
 * `private`: it leads into a private network; `redirects`: it led on too often; `slow`: it took longer than it may.
 */
export type RefusalKind = 'address' | 'private' | 'scheme' | 'port' | 'redirects' | 'too-large' | 'slow' | 'unreachable'

/** Thrown instead of an answer. The message is written for the person who gave the address. */
export class FetchRefusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string = words[kind],
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'FetchRefusal'
  }
}

const words: Readonly<Record<RefusalKind, string>> = {
  'address': 'That is no address of the web.',
  'private': 'That address leads into a private network, so it was not opened.',
  'scheme': 'Only addresses that begin with http:// or https:// are opened.',
  'port': 'That address names an unusual port, so it was not opened.',
  'redirects': 'That address leads on and on, so it was given up.',
  'too-large': 'What is there is too large to be read.',
  'slow': 'It took too long to answer.',
  'unreachable': 'Nothing answered there.',
}

/** The refusal inside an error of a socket or a stream, or null. */
export function refusalIn(error: unknown): FetchRefusal | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof FetchRefusal) return inner
    const tried = inner instanceof AggregateError ? inner.errors.find((one) => one instanceof FetchRefusal) : null
    if (tried) return tried as FetchRefusal
  }
  return null
}
