import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fields } from './fields.server.ts'
import { once } from '../once.ts'

/** What watches one request that sends something: it sees the fields as soon as they are read, before anything is done. */
export type Sending = { meet(fields: Fields, files: readonly string[]): Promise<void> }

const sendings = () => once('sending', () => new AsyncLocalStorage<Sending>())

/** Does the work of a request with somebody watching what it reads. */
export const whileSending = <T>(sending: Sending, work: () => Promise<T>): Promise<T> => sendings().run(sending, work)

/** Shows the fields of a form to whoever watches; throws what it throws. `files` says of each file what tells it from others. */
export const meetFields = async (fields: Fields, files: readonly string[] = []): Promise<void> =>
  sendings().getStore()?.meet(fields, files)
