import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportThread } from './exporting/export-thread.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportThread(request, params.id ?? '')
