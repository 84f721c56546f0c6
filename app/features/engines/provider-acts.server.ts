import { to } from '#app/catalogue/to.ts'
import { recordAct, type ActName } from '#app/kits/foundation/audit/audit.server.ts'
import {
  actByAddress,
  actOn,
  refuse,
  type Acts,
  type Desk,
  type Outcome,
} from '#app/kits/pages/admin-forms/addressed-forms.server.ts'
import { addProvider } from '#app/kits/asking/engines/add-provider.server.ts'
import { saveEngineSettings } from '#app/kits/asking/engines/engine-settings.store.server.ts'
import { lookForModels, removeProvider, saveProvider, findProvider } from '#app/kits/asking/engines/providers.server.ts'
import { listEveryEngine } from '#app/kits/asking/engines/registry.server.ts'
import { lookAtMachine, readMachine } from '#app/kits/asking/engines/system-programs.server.ts'
import { plans } from '#app/kits/asking/engines/viewer.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { removeBudget, saveBudget, toMemberScope } from '#app/kits/asking/runs/runs.store.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { findUserByUsername } from '#app/kits/members/identity/account/users.store.server.ts'
import { toUsernameKey } from '#app/kits/members/identity/account/username.ts'
import { clock } from '#app/platform/clock.ts'
import { toScope } from './admin-providers.server.ts'
import * as inputs from './admin-providers.inputs.ts'
import { readModels } from './models-field.ts'
import type { ProvidersPart } from './providers-parts.ts'

const back = (part: ProvidersPart, title: string, description?: string, open?: string) =>
  redirectWithFlash(to('admin-providers', null, { part: part === 'providers' ? null : part, open: open ?? null }), {
    title,
    ...(description && { description }),
  })

/** Whoever pressed the button waits for so long; the look goes on by itself. */
const LOOK_WAIT_MS = 15_000
const afterMs = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref())

const GONE = { provider: 'This provider is gone already.' }

const acts: Acts = {
  add: (desk) =>
    actOn(desk, inputs.addInput, async (input, typed) => {
      const added = await addProvider(input, null)
      if (!added.isDone) return refuse(desk, added.errors, typed, added.status)
      await note(desk, 'provider.created', added.id, { company: input.company, address: input.address })
      return added.failure === null
        ? back('providers', `${input.label} is connected`, 'Choose below which of its models are offered.', added.id)
        : back('providers', `${input.label} is kept, but does not work yet`, added.failure, added.id)
    }),

  test: (desk) =>
    actOn(desk, inputs.providerIdInput, async ({ provider }, typed) => {
      if (!(await findProvider(provider, null))) return refuse(desk, GONE, typed, 404)
      const failure = await lookForModels(provider, null)
      await bumpContent()
      return failure === null ? back('providers', 'It works') : back('providers', 'It does not work', failure)
    }),

  switch: (desk) =>
    actOn(desk, inputs.providerIdInput, async ({ provider }, typed) => {
      const found = await findProvider(provider, null)
      if (!found) return refuse(desk, GONE, typed, 404)
      await saveProvider(provider, null, { isEnabled: !found.isEnabled })
      await note(desk, found.isEnabled ? 'provider.disabled' : 'provider.enabled', provider)
      return back('providers', `${found.label} is switched ${found.isEnabled ? 'off' : 'on'}`)
    }),

  save: (desk) =>
    actOn(desk, inputs.saveInput, async ({ provider, label, address, secretKey, models, more }, typed) => {
      const found = await findProvider(provider, null)
      if (!found) return refuse(desk, GONE, typed, 404)
      const chosen = readModels(models, more)
      await saveProvider(provider, null, {
        label,
        models: chosen,
        ...(!found.isFromEnvironment && { address }),
        ...(secretKey !== null && !found.isFromEnvironment && { key: secretKey }),
      })
      await note(desk, 'provider.saved', provider, {
        label,
        address,
        models: chosen.length,
        hasNewKey: secretKey !== null,
      })
      const failure = await lookForModels(provider, null)
      return back('providers', `${label} is saved`, failure ?? undefined, provider)
    }),

  remove: (desk) =>
    actOn(desk, inputs.providerIdInput, async ({ provider }, typed) => {
      if (!(await removeProvider(provider, null))) return refuse(desk, GONE, typed, 404)
      await note(desk, 'provider.removed', provider)
      return back('providers', 'The provider is removed', 'Its key is gone from here.')
    }),

  engine: (desk) =>
    actOn(
      desk,
      inputs.engineInput,
      async ({ engine, isEnabled, plans: chosen, position, inputPrice, outputPrice }, typed) => {
        const known = (await listEveryEngine()).find((one) => one.engine.id === engine)
        if (!known) return refuse(desk, { engine: 'This engine is gone already.' }, typed, 404)
        const settings = {
          engineId: engine,
          isEnabled,
          position,
          plans: chosen.length === plans.length ? null : chosen,
          inputMicros: inputPrice,
          outputMicros: outputPrice,
        }
        await saveEngineSettings(settings)
        await note(desk, 'engine.saved', engine, settings)
        return back('engines', `${known.engine.label} is saved`)
      },
    ),

  look: async (desk) => {
    const isDone = await Promise.race([lookAtMachine().then(() => true), afterMs(LOOK_WAIT_MS)])
    await note(desk, 'machine.looked', 'this server')
    if (!isDone)
      return back('machine', 'Still looking', 'Some programs take their time. Load the page again in a moment.')
    const broken = readMachine()
      .programs.filter(({ probe }) => probe?.state === 'broken')
      .map(({ name }) => name)
    return back(
      'machine',
      'Looked again',
      broken.length === 0 ? 'None is broken.' : `Broken and not used: ${broken.join(', ')}.`,
    )
  },

  member: (desk) =>
    actOn(desk, inputs.memberBudgetInput, async ({ username, amount }, typed) => {
      const member = await findUserByUsername(toUsernameKey(username))
      if (!member) return refuse(desk, { username: 'There is no member of this name.' }, typed, 404)
      await saveBudget(toMemberScope(member.id), amount, clock.now())
      await note(desk, 'budgets.saved', toMemberScope(member.id), { microsPerDay: amount })
      return back('budgets', `${member.username} has a budget of their own`)
    }),

  unset: (desk) =>
    actOn(desk, inputs.memberIdInput, async ({ member }, typed) => {
      if (!(await removeBudget(toMemberScope(member))))
        return refuse(desk, { member: 'This budget is gone already.' }, typed, 404)
      await note(desk, 'budgets.saved', toMemberScope(member), { microsPerDay: null })
      return back('budgets', 'The budget is removed', 'What the plan allows counts again.')
    }),

  budgets: (desk) =>
    actOn(desk, inputs.budgetsInput, async (input) => {
      for (const scope of inputs.budgetScopes) {
        const micros = input[scope]
        await (micros === null ? removeBudget(toScope(scope)) : saveBudget(toScope(scope), micros, clock.now()))
      }
      await note(desk, 'budgets.saved', 'site', input)
      return back('budgets', 'The budgets are saved')
    }),
}

/** The log has it, and pages that name engines are drawn anew. */
async function note({ request, adminId }: Desk, act: ActName, target: string, detail?: Record<string, unknown>) {
  await recordAct(request, { actorId: adminId, act, target, ...(detail && { detail }) })
  await bumpContent()
}

/** Does what the operator's form asks. */
export const actOnProviders = (request: Request, adminId: string): Promise<Outcome> =>
  actByAddress(acts, request, adminId)
