import type { Router } from '../../platform/http/router.ts'

export function correosRoutes(_r: Router): void {}
