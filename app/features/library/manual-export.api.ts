import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportManual } from './manuals/manual-files.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  exportManual(request, context.network, params.id ?? '')
