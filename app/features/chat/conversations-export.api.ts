import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportAllConversations } from '#app/kits/asking/conversation/export.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => exportAllConversations(request)
