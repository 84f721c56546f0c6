import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'

/** The engines that answer a question about a picture; the built-in ones only name what they see. */
export const listSeers = async (member: CurrentUser | null) =>
  (await listEngines(toViewer(member), 'see')).filter(({ engine }) => engine.providerId !== null)
