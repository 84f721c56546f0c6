import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportProject } from './builder/export-project.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  exportProject(request, params['id'] ?? '', params['n'] ?? '')
