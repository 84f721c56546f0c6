import { clock } from '#app/platform/clock.ts'
import { betaFeatures, type BetaFeatureId } from './beta-features.ts'
import { findBetaMember, listSwitches, saveSwitch } from './beta.store.server.ts'

/** Whether a member tries features early. */
export const isInBeta = async (userId: string): Promise<boolean> => (await findBetaMember(userId))?.letInAt != null

/** The features a member of the beta has switched on; none for everybody else. */
export async function readSwitchedOn(userId: string): Promise<Set<BetaFeatureId>> {
  if (!(await isInBeta(userId))) return new Set()
  const on = new Set((await listSwitches(userId)).filter(({ isOn }) => isOn).map(({ feature }) => feature))
  return new Set(betaFeatures.map(({ id }) => id).filter((id) => on.has(id)))
}

export const switchFeature = (userId: string, feature: string, isOn: boolean) =>
  saveSwitch({ userId, feature, isOn, changedAt: clock.now() })
