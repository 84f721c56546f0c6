import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { toJson } from '#app/kits/members/account-form/call-answer.server.ts'
import { secondStep } from './second-step/second-step.server.ts'

export const loader = () => onlyPost()
export const action = async ({ request, context }: ActionFunctionArgs) =>
  toJson(await secondStep(request, context.network))
