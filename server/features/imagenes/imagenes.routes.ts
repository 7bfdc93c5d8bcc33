import type { Router } from '../../platform/http/router.ts'

export function imagenesRoutes(_r: Router): void {}
