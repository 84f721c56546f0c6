import { once } from '#app/platform/once.ts'
import type { LetterKind } from './unsubscribe.server.ts'

/** Letters to somebody who need not be a member: how one finds out whether they come, and ends or begins them. */
export type LetterSwitch = {
  label: string
  /** Null: nobody of this id. */
  isOn: (id: string) => Promise<boolean | null>
  turn: (id: string, isOn: boolean) => Promise<unknown>
}

const switches = () => once('letter-switches', () => new Map<LetterKind, LetterSwitch>())

/** Says how letters of a kind are ended by the link in them. */
export const defineLetterSwitch = (kind: LetterKind, letters: LetterSwitch): void => void switches().set(kind, letters)

export const findLetterSwitch = (kind: LetterKind): LetterSwitch | null => switches().get(kind) ?? null
