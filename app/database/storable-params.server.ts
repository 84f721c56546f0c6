import { isStorableText } from '#app/platform/values/storable.ts'
import { UnstorableText } from './failure.server.ts'

/** Refuses what PostgreSQL cannot keep and SQLite would keep silently, before either sees it. */
export function refuseUnstorable(params: readonly unknown[]): void {
  if (!params.every((param) => typeof param !== 'string' || isStorableText(param))) throw new UnstorableText()
}
