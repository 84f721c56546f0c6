import type { ActionFunctionArgs } from '@remix-run/node'
import { toJson } from '#app/kits/members/account-form/call-answer.server.ts'
import { onlyPost } from '#app/platform/request/problem.ts'
import { addNewPasskey } from './passkeys-calls.server.ts'

export const loader = () => onlyPost()
export const action = async ({ request }: ActionFunctionArgs) => toJson(await addNewPasskey(request))
