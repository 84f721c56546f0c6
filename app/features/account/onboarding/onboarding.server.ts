import { data, redirect } from '@remix-run/node'
import { getScreen } from '#app/catalogue/screens.ts'
import { isOpen } from '#app/catalogue/doors.ts'
import { to, type FixedScreenId } from '#app/catalogue/to.ts'
import { choosableTools, MOST_TOOLS } from '#app/kits/members/first-steps/first-steps.server.ts'
import { findFirstSteps, putFirstSteps } from '#app/kits/members/first-steps/first-steps.store.server.ts'
import { purposes, toolsOf } from '#app/kits/members/first-steps/purposes.ts'
import { saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { isMailed, listNoticeKinds } from '#app/kits/members/notices/notice-kinds.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { answerLanguages } from '../answer-languages.ts'
import { isStep, onboardingInputs, steps, type OnboardingInput, type StepId } from './onboarding.inputs.ts'

const MOST_TRIES = 3

/** The step that is asked next, or the one that was opened again; null when all were seen. */
export async function readOnboarding(request: Request) {
  const { row } = await requireSignedIn(request)
  const kept = await findFirstSteps(row.id)
  const asked = new URL(request.url).searchParams.get('step')
  const seen = kept?.finishedAt ? [...steps] : steps.filter((step) => kept?.seen.includes(step))
  const next = steps.find((step) => !seen.includes(step)) ?? null
  const step = isStep(asked) ? asked : next
  const chosen = { purposes: kept?.purposes ?? [], tools: kept?.tools ?? [] }
  return {
    name: row.name,
    step,
    seen,
    steps: [...steps],
    chosen,
    purposes: purposes.map(({ id, label, about, icon }) => ({ id, label, about, icon })),
    tools: step === 'tools' || step === null ? toChoices(chosen) : [],
    language: row.answerLanguage,
    languages: step === 'language' ? [...answerLanguages] : [],
    languageName: answerLanguages.find(({ tag }) => tag === row.answerLanguage)?.name ?? 'English',
    openings: row.notifications.openings,
    kinds: step === 'notices' ? toKinds(row) : [],
    isPanda: row.isPanda,
    canAdopt: isOpen('adopt-panda'),
    tries: step === null ? toTries(chosen.purposes) : [],
  }
}
export type OnboardingView = Awaited<ReturnType<typeof readOnboarding>>

/** Every tool to choose from: what fits the purposes first; ticked are those kept, or at first the ones that fit best. */
function toChoices({ purposes: ids, tools }: { purposes: string[]; tools: string[] }) {
  const fitting = toolsOf(ids).filter(isOpen)
  const all = [...new Set<FixedScreenId>([...fitting, ...choosableTools()])]
  const ticked: readonly string[] = tools.length > 0 ? tools : fitting.slice(0, SUGGESTED)
  return all.map((id) => ({
    id,
    title: getScreen(id).title,
    line: getScreen(id).menu?.line ?? '',
    href: to(id),
    isTicked: ticked.includes(id),
  }))
}
const SUGGESTED = 5

const toKinds = ({ notifications }: SignedIn['row']) =>
  listNoticeKinds()
    .filter(({ isAlways }) => !isAlways)
    .map(({ name, label }) => ({ name, label, isOn: isMailed(name, notifications.kinds) }))

const toTries = (ids: readonly string[]) => {
  const tries = purposes.filter(({ id }) => ids.length === 0 || ids.includes(id)).flatMap((one) => one.tries)
  return tries.slice(0, MOST_TRIES)
}

/** Keeps what a step asked for, or that it was skipped, and leads to the next one. */
export async function actOnOnboarding(request: Request) {
  const { row } = await requireSignedIn(request)
  const form = await readForm(request, onboardingInputs)
  if (form.problem) {
    if (form.problem.errors['do']) throw badRequest('This form is not known here. Please load the page again.')
    return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  }
  const { input } = form
  if (input.do === 'leave') {
    await putFirstSteps(row.id, { finishedAt: clock.now() }, clock.now())
    return redirect(to('home'), 303)
  }
  const step: StepId = input.do === 'skip' ? input.step : input.do
  await keep(row, input)
  await markSeen(row.id, step)
  if (input.do === 'panda' && input.adopt === 'yes' && isOpen('adopt-panda')) return redirect(to('adopt-panda'), 303)
  return redirect(to('onboarding'), 303)
}

async function keep(row: SignedIn['row'], input: OnboardingInput): Promise<void> {
  const now = clock.now()
  switch (input.do) {
    case 'purposes':
      return putFirstSteps(row.id, { purposes: input.purpose }, now)
    case 'tools':
      return putFirstSteps(row.id, { tools: input.tool.slice(0, MOST_TOOLS) }, now)
    case 'language':
      return void (await saveUser(row.id, { answerLanguage: input.language }))
    case 'notices': {
      const kinds = Object.fromEntries(listNoticeKinds().map(({ name }) => [name, input.mail.includes(name)]))
      const notifications = { ...row.notifications, openings: input.openings, kinds }
      return void (await saveUser(row.id, { notifications }))
    }
    default:
      return undefined
  }
}

async function markSeen(userId: string, step: StepId): Promise<void> {
  const kept = await findFirstSteps(userId)
  const seen = steps.filter((one) => one === step || kept?.seen.includes(one))
  const now = clock.now()
  const finishedAt = kept?.finishedAt ?? (seen.length === steps.length ? now : null)
  await putFirstSteps(userId, { seen, finishedAt }, now)
}
