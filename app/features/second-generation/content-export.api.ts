import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportContent } from './content/export-content.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportContent(request, params.id ?? '')
