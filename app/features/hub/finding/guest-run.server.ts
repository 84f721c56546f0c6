import type { ScreenId } from '#app/catalogue/screens.ts'
import { guest } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'

/** A run of the house itself, as a guest meets the engines. */
export const loadGuest = async (screen: ScreenId) => ({
  ...(await beginFreeRun({ member: null, network: 'house' }, { screen })),
  viewer: guest,
})
