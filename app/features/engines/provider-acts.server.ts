import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent, type AuditEventName } from '#app/kits/foundation/audit/audit.server.ts'
import {
  actByAddress,
  actOn,
  refuse,
  type Acts,
  type AdminAct,
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
  add: (adminAct) =>
    actOn(adminAct, inputs.addInput, async (input, typed) => {
      const added = await addProvider(input, null)
      if (!added.isDone) return refuse(adminAct, added.errors, typed, added.status)
      await note(adminAct, 'provider.created', added.id, { company: input.company, address: input.address })
      return added.failure === null
        ? back('providers', `${input.label} is connected`, 'Choose below which of its models are offered.', added.id)
        : back('providers', `${input.label} is kept, but does not work yet`, added.failure, added.id)
    }),

  test: (adminAct) =>
    actOn(adminAct, inputs.providerIdInput, async ({ provider }, typed) => {
      if (!(await findProvider(provider, null))) return refuse(adminAct, GONE, typed, 404)
      const failure = await lookForModels(provider, null)
      await bumpContent()
      return failure === null ? back('providers', 'It works') : back('providers', 'It does not work', failure)
    }),

  switch: (adminAct) =>
    actOn(adminAct, inputs.providerIdInput, async ({ provider }, typed) => {
      const found = await findProvider(provider, null)
      if (!found) return refuse(adminAct, GONE, typed, 404)
      await saveProvider(provider, null, { isEnabled: !found.isEnabled })
      await note(adminAct, found.isEnabled ? 'provider.disabled' : 'provider.enabled', provider)
      return back('providers', `${found.label} is switched ${found.isEnabled ? 'off' : 'on'}`)
    }),

  save: (adminAct) =>
    actOn(adminAct, inputs.saveInput, async ({ provider, label, address, secretKey, models, more }, typed) => {
      const found = await findProvider(provider, null)
      if (!found) return refuse(adminAct, GONE, typed, 404)
      const chosen = readModels(models, more)
      await saveProvider(provider, null, {
        label,
        models: chosen,
        ...(!found.isFromEnvironment && { address }),
        ...(secretKey !== null && !found.isFromEnvironment && { key: secretKey }),
      })
      await note(adminAct, 'provider.saved', provider, {
        label,
        address,
        models: chosen.length,
        hasNewKey: secretKey !== null,
      })
      const failure = await lookForModels(provider, null)
      return back('providers', `${label} is saved`, failure ?? undefined, provider)
    }),

  remove: (adminAct) =>
    actOn(adminAct, inputs.providerIdInput, async ({ provider }, typed) => {
      if (!(await removeProvider(provider, null))) return refuse(adminAct, GONE, typed, 404)
      await note(adminAct, 'provider.removed', provider)
      return back('providers', 'The provider is removed', 'Its key is gone from here.')
    }),

  engine: (adminAct) =>
    actOn(
      adminAct,
      inputs.engineInput,
      async ({ engine, isEnabled, plans: chosen, position, inputPrice, outputPrice }, typed) => {
        const known = (await listEveryEngine()).find((one) => one.engine.id === engine)
        if (!known) return refuse(adminAct, { engine: 'This engine is gone already.' }, typed, 404)
        const settings = {
          engineId: engine,
          isEnabled,
          position,
          plans: chosen.length === plans.length ? null : chosen,
          inputMicros: inputPrice,
          outputMicros: outputPrice,
        }
        await saveEngineSettings(settings)
        await note(adminAct, 'engine.saved', engine, settings)
        return back('engines', `${known.engine.label} is saved`)
      },
    ),

  look: async (adminAct) => {
    const isDone = await Promise.race([lookAtMachine().then(() => true), afterMs(LOOK_WAIT_MS)])
    await note(adminAct, 'machine.looked', 'this server')
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

  member: (adminAct) =>
    actOn(adminAct, inputs.memberBudgetInput, async ({ username, amount }, typed) => {
      const member = await findUserByUsername(toUsernameKey(username))
      if (!member) return refuse(adminAct, { username: 'There is no member of this name.' }, typed, 404)
      await saveBudget(toMemberScope(member.id), amount, clock.now())
      await note(adminAct, 'budgets.saved', toMemberScope(member.id), { microsPerDay: amount })
      return back('budgets', `${member.username} has a budget of their own`)
    }),

  unset: (adminAct) =>
    actOn(adminAct, inputs.memberIdInput, async ({ member }, typed) => {
      if (!(await removeBudget(toMemberScope(member))))
        return refuse(adminAct, { member: 'This budget is gone already.' }, typed, 404)
      await note(adminAct, 'budgets.saved', toMemberScope(member), { microsPerDay: null })
      return back('budgets', 'The budget is removed', 'What the plan allows counts again.')
    }),

  budgets: (adminAct) =>
    actOn(adminAct, inputs.budgetsInput, async (input) => {
      for (const scope of inputs.budgetScopes) {
        const micros = input[scope]
        await (micros === null ? removeBudget(toScope(scope)) : saveBudget(toScope(scope), micros, clock.now()))
      }
      await note(adminAct, 'budgets.saved', 'site', input)
      return back('budgets', 'The budgets are saved')
    }),
}

/** The log has it, and pages that name engines are drawn anew. */
async function note(
  { request, adminId }: AdminAct,
  act: AuditEventName,
  target: string,
  detail?: Record<string, unknown>,
) {
  await recordAuditEvent(request, { actorId: adminId, act, target, ...(detail && { detail }) })
  await bumpContent()
}

/** Does what the operator's form asks. */
export const actOnProviders = (request: Request, adminId: string): Promise<Outcome> =>
  actByAddress(acts, request, adminId)
