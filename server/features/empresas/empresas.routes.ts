import type { Router } from '../../platform/http/router.ts'

export function empresasRoutes(_r: Router): void {}
