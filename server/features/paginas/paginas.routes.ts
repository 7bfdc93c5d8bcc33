import type { Router } from '../../platform/http/router.ts'

export function paginasRoutes(_r: Router): void {}
