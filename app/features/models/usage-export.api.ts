import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportUsage } from './usage-export.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => exportUsage(request)
