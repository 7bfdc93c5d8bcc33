import type { Page } from 'playwright-core'
import { aqui } from './aqui.ts'
import { UNIVERSIDAD } from './demo.ts'
import { entrar } from './fotos/entrar.ts'

/** Signs in as the administrator of this worker's server, past the form and the question of the institution; no page is open yet. */
export const enterRoot = (page: Page): Promise<void> =>
  entrar(page.context(), { usuario: 'root', institucion: UNIVERSIDAD }, aqui.rootPassword)
