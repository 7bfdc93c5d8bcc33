import type { Router } from '../../platform/http/router.ts'

export function docentesRoutes(_r: Router): void {}
