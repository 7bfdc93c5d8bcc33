import type { Router } from '../../platform/http/router.ts'

export function ajustesRoutes(_r: Router): void {}
