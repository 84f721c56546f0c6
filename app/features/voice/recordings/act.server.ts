import { data } from '@remix-run/node'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import type { VoiceScreen } from '../voice-screen.ts'
import type { RecordingRow } from './recordings.store.server.ts'

export type Answer = { problem: FormProblem }
export const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<Answer>({ problem: { values, lists, errors: { [field]: message } } }, init)

/** Who does something with which recording, on which screen. */
export type Act = {
  request: Request
  network: string
  screen: VoiceScreen
  row: RecordingRow
  owner: Visitor
  /** The key of a guest whose browser keeps no cookies. */
  key: string | null
  typed: Typed
}
