import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { houseFlows } from './editing/house-flows.ts'
import { signsHere } from './running/flow-of-version.server.ts'

/** Every flow of the house fits the tools of this server. */
export const flowsChecks = (): Check[] => [
  {
    id: 'tool:flows',
    group: 'Engines',
    title: 'The built-in recipes and workflows fit the tools of this server',
    run() {
      const wrong = houseFlows.flatMap(({ title, flow }) =>
        checkFlow(flow, signsHere()).map(({ step, message }) => `“${title}” ${step ?? ''}: ${message}`),
      )
      return Promise.resolve(
        wrong.length === 0
          ? passed(`${houseFlows.length} flows, ${signsHere().size} tools.`)
          : failed(wrong.join(' '), 'Look at the list of tools in features/flows.'),
      )
    },
  },
]
