import type { Router } from '../../platform/http/router.ts'

export function logsRoutes(_r: Router): void {}
