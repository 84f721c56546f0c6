import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportConversation } from '#app/kits/asking/conversation/export.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportConversation(request, params.id ?? '')
