import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { takeCall } from './starts/take-call.server.ts'

export const loader = () => onlyPost()

/** `POST /api/flows/calls/:id`: begins a flow from outside. */
export const action = ({ request, params }: ActionFunctionArgs) => takeCall(request, params.id ?? '')
