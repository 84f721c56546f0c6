import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { themeCookie, themeSchema } from '#app/kits/pages/theme/theme.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'

const themeInputs = z.object({ theme: z.union([themeSchema, z.literal('system')]), return_to: z.string().optional() })

/** Chooses light, dark or the system's theme, and goes back to the page it was chosen on. */
export async function action({ request }: ActionFunctionArgs) {
  const { input, problem } = await readForm(request, themeInputs)
  if (problem) throw data('Choose light, dark or system.', 400)
  const cookie =
    input.theme === 'system'
      ? await themeCookie().serialize('', { maxAge: 0 })
      : await themeCookie().serialize(input.theme)
  return redirect(returnPath(input.return_to), { status: 303, headers: { 'Set-Cookie': cookie } })
}
