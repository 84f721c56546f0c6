import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { toJson } from '#app/kits/members/account-form/call-answer.server.ts'
import { forgot } from './mailed/reset.server.ts'

export const loader = () => onlyPost()
export const action = async ({ request, context }: ActionFunctionArgs) => toJson(await forgot(request, context.network))
